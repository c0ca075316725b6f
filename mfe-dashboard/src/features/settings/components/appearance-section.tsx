import { getThemeChoice, setThemeChoice, themeChoices, type ThemeChoice } from '@abhyas/ui';
import { useState } from 'react';
import * as texts from '../../../texts/settings';
import styles from './appearance-section.module.css';
import { SettingsSection } from './settings-section';

export function AppearanceSection() {
  const [choice, setChoice] = useState(getThemeChoice);
  const choose = (value: ThemeChoice) => {
    setChoice(value);
    setThemeChoice(value);
  };
  return (
    <SettingsSection id="appearance" title={texts.appearance} text={texts.appearanceText}>
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
              {texts.themeHints[value]}
            </p>
          </div>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
