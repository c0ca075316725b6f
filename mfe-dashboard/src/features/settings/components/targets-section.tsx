import { useLoadError } from '@abhyas/web-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/load-failure';
import { useTargets } from '../../../shared/targets/api/get-targets';
import { TargetForm } from '../../../shared/targets/components/target-form';
import { DoneLine } from './done-line';
import { SettingsSection } from './settings-section';

/** The exams for which the student prepares. */
export function TargetsSection() {
  return (
    <SettingsSection
      id="targets"
      title="Target exams"
      text="Your home page counts the days to these exams and recommends their tests first."
    >
      <Targets />
    </SettingsSection>
  );
}

function Targets() {
  const targets = useTargets();
  const error = useLoadError(targets);
  const [isSaved, setSaved] = useState(false);
  if (error) return <LoadFailure title="Your target exams could not be loaded" query={targets} />;
  if (targets.data === undefined) return null;
  return (
    <>
      <TargetForm
        targets={targets.data.targets}
        onEdit={() => {
          setSaved(false);
        }}
        onSaved={() => {
          setSaved(true);
        }}
      />
      {isSaved && <DoneLine>Your target exams are saved.</DoneLine>}
    </>
  );
}
