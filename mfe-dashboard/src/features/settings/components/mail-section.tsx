import { Checkbox } from '@abhyas/ui';
import { useId } from 'react';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import * as texts from '../../../texts/settings';
import { useMailPreferences, type MailPreferences } from '../api/put-mail-preferences';
import styles from './mail-section.module.css';
import { SettingsSection } from './settings-section';

const mails: readonly { name: keyof MailPreferences; label: string; hint: string }[] = [
  {
    name: 'loginAlerts',
    label: texts.loginAlerts,
    hint: texts.loginAlertsHint,
  },
  {
    name: 'testReminders',
    label: texts.testReminders,
    hint: texts.testRemindersHint,
  },
];

export function MailSection({ preferences }: { preferences: MailPreferences }) {
  const { mutate, isPending, isSuccess, error } = useMailPreferences();
  const failure = useFailure(error, texts.mailsFailed);
  return (
    <SettingsSection id="mails" title={texts.mails} text={texts.mailsText}>
      <div role="group" aria-labelledby="mails-heading" className={styles.mails}>
        {mails.map(({ name, label, hint }) => (
          <MailChoice
            key={name}
            label={label}
            hint={hint}
            isWanted={preferences[name]}
            onChange={(isWanted) => {
              mutate({ [name]: isWanted });
            }}
          />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isPending && <span>{texts.saving}</span>}
        {isSuccess && <span>{texts.saved}</span>}
      </p>
      <FormFailure failure={failure} />
    </SettingsSection>
  );
}

interface MailChoiceProps {
  label: string;
  hint: string;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

function MailChoice({ label, hint, isWanted, onChange }: MailChoiceProps) {
  const hintId = useId();
  return (
    <div>
      <Checkbox
        label={label}
        className={styles.choice}
        aria-describedby={hintId}
        checked={isWanted}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
