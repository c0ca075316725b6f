import { Checkbox, Dialog } from '@abhyas/ui';
import * as texts from '../../../texts/keyboard';
import styles from './help-dialog.module.css';

export interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the questions of this test are like. */
  keys: texts.KeysOfTest;
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
}

/** Lists all keys of the test, with a switch that turns off single-key shortcuts. */
export function HelpDialog(props: HelpDialogProps) {
  const { open, onOpenChange, keys: kinds, hasSingleKeys, onSingleKeysChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
      <dl className={styles.keys}>
        {texts.keys(kinds).map(([keys, meaning]) => (
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
