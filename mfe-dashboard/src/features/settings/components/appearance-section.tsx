import { getThemeChoice, setThemeChoice, type ThemeChoice } from '@abhyas/ui';
import { useState } from 'react';
import styles from './appearance-section.module.css';
import { SettingsSection } from './settings-section';

const themes: readonly { value: ThemeChoice; label: string; hint: string }[] = [
  { value: 'system', label: 'Same as this device', hint: 'Follows the setting of your device.' },
  { value: 'light', label: 'Light', hint: 'Dark text on a light background.' },
  { value: 'dark', label: 'Dark', hint: 'Light text on a dark background.' },
  {
    value: 'contrast',
    label: 'High contrast',
    hint: 'The strongest contrast between text and background.',
  },
];

export function AppearanceSection() {
  const [choice, setChoice] = useState(getThemeChoice);
  const choose = (value: ThemeChoice) => {
    setChoice(value);
    setThemeChoice(value);
  };
  return (
    <SettingsSection
      id="appearance"
      title="Appearance"
      text="Your choice is saved in this browser."
    >
      <fieldset className={styles.themes} aria-labelledby="appearance-heading">
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
            <p id={`theme-${value}-hint`} className={styles.hint}>
              {hint}
            </p>
          </div>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
