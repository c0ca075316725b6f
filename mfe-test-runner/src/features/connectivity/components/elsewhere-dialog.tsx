import { Button, Dialog } from '@abhyas/ui';
import * as texts from '../../../texts/connectivity';

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
      title={texts.elsewhere}
      description={texts.elsewhereText}
      footer={<Button onClick={onTakeOver}>{texts.takeOver}</Button>}
    />
  );
}
