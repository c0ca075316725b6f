import { Button } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import * as texts from '../../../texts/settings';
import { useMyData } from '../api/get-my-data';
import { SettingsSection } from './settings-section';

export function DataSection() {
  const myData = useMyData();
  const failure = useFailure(myData.error, texts.downloadFailed);
  return (
    <SettingsSection id="data" title={texts.data} text={texts.dataText}>
      <Button
        variant="secondary"
        pending={myData.isPending}
        onClick={() => {
          myData.mutate();
        }}
      >
        {texts.download}
      </Button>
      <FormFailure failure={failure} />
    </SettingsSection>
  );
}
