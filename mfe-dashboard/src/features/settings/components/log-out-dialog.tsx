import { Button, Dialog } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import * as texts from '../../../texts/settings';
import { useLogOutEverywhere } from '../api/log-out-everywhere';

interface LogOutDialogProps {
  open: boolean;
  onClose: () => void;
}

export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const logOut = useLogOutEverywhere();
  const failure = useFailure(logOut.error, texts.logOutFailed);
  const close = () => {
    logOut.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={texts.logOutTitle}
      description={texts.logOutText}
      dismissible={!logOut.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={logOut.isPending}>
            {texts.cancel}
          </Button>
          <Button
            pending={logOut.isPending}
            onClick={() => {
              logOut.mutate();
            }}
          >
            {texts.logOutEverywhere}
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
    </Dialog>
  );
}
