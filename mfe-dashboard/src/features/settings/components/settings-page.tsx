import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '@abhyas/web-kit';
import { Card, getThemeChoice, setThemeChoice, type ThemeChoice } from '@abhyas/ui';
import page from '../../../shared/page.module.css';
import styles from './settings.module.css';

const themes: readonly { value: ThemeChoice; label: string; hint: string }[] = [
  { value: 'system', label: 'As on this device', hint: 'Follows the setting of your device.' },
  { value: 'light', label: 'Light', hint: 'Ink on paper, for daylight.' },
  { value: 'dark', label: 'Dark', hint: 'For the evening.' },
  { value: 'contrast', label: 'High contrast', hint: 'The strongest difference there is.' },
];

export function SettingsPage() {
  return (
    <div className={page.page}>
      <Appearance />
      <Account />
    </div>
  );
}

function Appearance() {
  const [choice, setChoice] = useState(getThemeChoice);
  const choose = (value: ThemeChoice) => {
    setChoice(value);
    setThemeChoice(value);
  };
  return (
    <Card as="section">
      <fieldset className={styles.themes}>
        <legend className={styles.legend}>Appearance</legend>
        {themes.map(({ value, label, hint }) => (
          <div key={value} className={styles.theme}>
            <input
              type="radio"
              id={`theme-${value}`}
              name="theme"
              value={value}
              checked={choice === value}
              aria-describedby={`theme-${value}-hint`}
              onChange={() => {
                choose(value);
              }}
            />
            <label htmlFor={`theme-${value}`}>{label}</label>
            <p id={`theme-${value}-hint`} className={styles.themeHint}>
              {hint}
            </p>
          </div>
        ))}
      </fieldset>
      <p className={styles.note}>Your choice is kept in this browser.</p>
    </Card>
  );
}

function Account() {
  const { user } = useUser();
  return (
    <Card as="section" aria-labelledby="account-heading" className={page.stack}>
      <h2 id="account-heading" className={page.sectionHeading}>
        Account
      </h2>
      <p>
        You are signed in as <strong>{user?.email}</strong>. Your name, phone number, education and
        address are on your <Link to="/dashboard/profile">profile</Link>.
      </p>
      <p>
        To change your password, log out and use{' '}
        <Link to="/forgot-password">Forgot your password</Link>: we send a code to your e-mail
        address. A new password ends every other session.
      </p>
    </Card>
  );
}
