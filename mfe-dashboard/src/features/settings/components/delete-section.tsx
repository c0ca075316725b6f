import { Button } from '@abhyas/ui';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import { NoPassword } from './no-password';
import { SettingsSection } from './settings-section';

/** `hasPassword` is undefined if the settings could not be loaded; the server checks it anyway. */
export function DeleteSection({ hasPassword }: { hasPassword: boolean | undefined }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <SettingsSection
      id="delete"
      title="Delete your account"
      text="This deletes your account and your personal data forever. You have to enter your password first."
    >
      {hasPassword === false ? (
        <NoPassword />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          Delete My Account
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
