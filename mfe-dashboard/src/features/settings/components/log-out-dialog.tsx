import { Button, Dialog } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import { useLogOutEverywhere } from '../api/log-out-everywhere';

interface LogOutDialogProps {
  open: boolean;
  onClose: () => void;
}

export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const logOut = useLogOutEverywhere();
  const failure = useFailure(logOut.error, 'You could not be logged out.');
  const close = () => {
    logOut.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Log out everywhere?"
      description="You will be logged out on every device, including this one. If you are taking a test, your answers stay saved, but the clock keeps running."
      dismissible={!logOut.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={logOut.isPending}>
            Cancel
          </Button>
          <Button
            pending={logOut.isPending}
            onClick={() => {
              logOut.mutate();
            }}
          >
            Log Out Everywhere
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
    </Dialog>
  );
}
