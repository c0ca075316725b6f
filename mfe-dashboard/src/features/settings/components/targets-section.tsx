import { useLoadError } from '@abhyas/web-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/load-failure';
import { useTargets } from '../../../shared/targets/api/get-targets';
import { TargetForm } from '../../../shared/targets/components/target-form';
import * as texts from '../../../texts/settings';
import { DoneLine } from './done-line';
import { SettingsSection } from './settings-section';

/** The exams for which the student prepares. */
export function TargetsSection() {
  return (
    <SettingsSection id="targets" title={texts.targets} text={texts.targetsText}>
      <Targets />
    </SettingsSection>
  );
}

function Targets() {
  const targets = useTargets();
  const error = useLoadError(targets);
  const [isSaved, setSaved] = useState(false);
  if (error) return <LoadFailure title={texts.targetsFailed} query={targets} />;
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
      {isSaved && <DoneLine>{texts.targetsSaved}</DoneLine>}
    </>
  );
}
