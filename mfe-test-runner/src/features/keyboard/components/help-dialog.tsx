import { Checkbox, Dialog } from '@abhyas/ui';
import styles from './help-dialog.module.css';

export interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
}

const KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['←', '→'], 'Previous and next question'],
  [['1', '2', '3', '4'], 'Choose option A, B, C or D'],
  [['A', 'B', 'C', 'D'], 'Choose the option with this letter'],
  [['M'], 'Mark for review, or remove the mark'],
  [['N'], 'Go to the next question that is not answered'],
  [['P'], 'Go to the question palette: arrow keys move, Enter opens a question'],
  [['Tab'], 'Move between question, buttons and palette'],
  [['?'], 'Show this help'],
];

/** Lists all keys of the test, with a switch that turns off single-key shortcuts. */
export function HelpDialog(props: HelpDialogProps) {
  const { open, onOpenChange, hasSingleKeys, onSingleKeysChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard">
      <dl className={styles.keys}>
        {KEYS.map(([keys, meaning]) => (
          <div key={keys.join()} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use letters and numbers as keys"
        checked={hasSingleKeys}
        onChange={(event) => onSingleKeysChange(event.target.checked)}
      />
    </Dialog>
  );
}
