import { Button, Dialog } from '@abhyas/ui';

export interface ElsewhereDialogProps {
  open: boolean;
  onTakeOver: () => void;
}

/** A newer tab of this browser has the test: this tab is read-only until the student takes over. */
export function ElsewhereDialog({ open, onTakeOver }: ElsewhereDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      dismissible={false}
      title="This test is open in another tab"
      description="It goes on there, with all your answers. Nothing can be answered here as long as it does; once that tab is closed, this one goes on by itself."
      footer={<Button onClick={onTakeOver}>Go on here</Button>}
    />
  );
}
