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
      description="Your test goes on in that tab, with all your answers. To use this tab, press “Continue here”, or close the other tab."
      footer={<Button onClick={onTakeOver}>Continue here</Button>}
    />
  );
}
