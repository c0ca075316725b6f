import { Button } from '@abhyas/ui';
import { useState } from 'react';
import * as texts from '../../../texts/settings';
import { DeleteDialog } from './delete-dialog';
import { NoPassword } from './no-password';
import { SettingsSection } from './settings-section';

/** `hasPassword` is undefined if the settings could not be loaded; the server checks it anyway. */
export function DeleteSection({ hasPassword }: { hasPassword: boolean | undefined }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <SettingsSection id="delete" title={texts.deletion} text={texts.deletionText}>
      {hasPassword === false ? (
        <NoPassword />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {texts.deleteAccount}
        </Button>
      )}
      <DeleteDialog
        open={isDialogOpen}
        onClose={() => {
          setDialogOpen(false);
        }}
      />
    </SettingsSection>
  );
}
