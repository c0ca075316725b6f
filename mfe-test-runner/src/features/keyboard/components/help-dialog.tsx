import { Checkbox, Dialog } from '@abhyas/ui';
import { OPTION_LETTERS } from '@abhyas/web-kit';
import * as texts from '../../../texts/keyboard';
import styles from './help-dialog.module.css';

export interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many options the question with the most has. */
  optionCount: number;
  /** Whether an answer can be cleared in this test. */
  canClear: boolean;
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
}

/** Lists all keys of the test, with a switch that turns off single-key shortcuts. */
export function HelpDialog(props: HelpDialogProps) {
  const { open, onOpenChange, optionCount, canClear, hasSingleKeys, onSingleKeysChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
      <dl className={styles.keys}>
        {texts.keys(OPTION_LETTERS.slice(0, optionCount), canClear).map(([keys, meaning]) => (
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
        label={texts.singleKeys}
        checked={hasSingleKeys}
        onChange={(event) => onSingleKeysChange(event.target.checked)}
      />
    </Dialog>
  );
}
