import { Checkbox } from '@abhyas/ui';
import { useId } from 'react';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import { useMailPreferences, type MailPreferences } from '../api/put-mail-preferences';
import styles from './mail-section.module.css';
import { SettingsSection } from './settings-section';

const mails: readonly { name: keyof MailPreferences; label: string; hint: string }[] = [
  {
    name: 'loginAlerts',
    label: 'Login alerts',
    hint: 'We email you when your account is used from a new browser or device.',
  },
  {
    name: 'testReminders',
    label: 'Test reminders',
    hint: 'We email you before a live test that you registered for.',
  },
];

export function MailSection({ preferences }: { preferences: MailPreferences }) {
  const { mutate, isPending, isSuccess, error } = useMailPreferences();
  const failure = useFailure(error, 'Your choice could not be saved.');
  return (
    <SettingsSection
      id="mails"
      title="Emails"
      text="You cannot turn off emails with codes or about changes to your account."
    >
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
        {isPending && 'Saving…'}
        {isSuccess && 'Saved.'}
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
