import { Button, Dialog } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import { useLogOutEverywhere } from '../api/log-out-everywhere';

interface SignOutDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const signOut = useLogOutEverywhere();
  const failure = useFailure(signOut.error, 'You could not be signed out.');
  const close = () => {
    signOut.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Sign out everywhere?"
      description="You will be signed out on every device, including this one. If you are taking a test, your answers stay saved, but the clock keeps running."
      dismissible={!signOut.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={signOut.isPending}>
            Cancel
          </Button>
          <Button
            pending={signOut.isPending}
            onClick={() => {
              signOut.mutate();
            }}
          >
            Sign Out Everywhere
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
    </Dialog>
  );
}
