import { useMemo, useState } from 'react';

/** Which dialog is open over the test. */
type OpenDialog = 'none' | 'submit' | 'help' | 'palette' | 'section';

export interface Dialogs {
  readonly open: OpenDialog;
  /** How many moves to a question began in a dialog. */
  readonly jumps: number;
}

/** Stable, for memoized components. */
export interface DialogActions {
  readonly show: (dialog: OpenDialog) => void;
  /** After a move to a question: closes the dialog in which it began. */
  readonly leave: () => void;
}

/** The dialogs over the test. */
export function useDialogs(): [dialogs: Dialogs, actions: DialogActions] {
  const [dialogs, setDialogs] = useState<Dialogs>({ open: 'none', jumps: 0 });
  const actions = useMemo<DialogActions>(
    () => ({
      show: (open) => setDialogs(({ jumps }) => ({ open, jumps })),
      leave: () =>
        setDialogs((before) =>
          before.open === 'none' ? before : { open: 'none', jumps: before.jumps + 1 },
        ),
    }),
    [],
  );
  return [dialogs, actions];
}
