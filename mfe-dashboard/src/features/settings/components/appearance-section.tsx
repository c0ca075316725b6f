import { getThemeChoice, setThemeChoice, themeChoices, type ThemeChoice } from '@abhyas/ui';
import { useState } from 'react';
import styles from './appearance-section.module.css';
import { SettingsSection } from './settings-section';

const hints: Readonly<Record<ThemeChoice, string>> = {
  system: 'Follows the setting of your device.',
  light: 'Dark text on a light background.',
  dark: 'Light text on a dark background.',
  contrast: 'The strongest contrast between text and background.',
};

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
        {themeChoices.map(({ value, label }) => (
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
              {hints[value]}
            </p>
          </div>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
