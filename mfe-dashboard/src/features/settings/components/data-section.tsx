import { Button } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import { useMyData } from '../api/get-my-data';
import { SettingsSection } from './settings-section';

export function DataSection() {
  const myData = useMyData();
  const failure = useFailure(myData.error, 'Your data could not be downloaded.');
  return (
    <SettingsSection
      id="data"
      title="Your data"
      text="Everything that we store about you, including your answers and results, in one JSON file."
    >
      <Button
        variant="secondary"
        pending={myData.isPending}
        onClick={() => {
          myData.mutate();
        }}
      >
        Download My Data
      </Button>
      <FormFailure failure={failure} />
    </SettingsSection>
  );
}
