import { themeChoices } from '@abhyas/ui';
import { useId } from 'react';
import * as texts from '../texts/frame';
import styles from './theme-chooser.module.css';
import { useTheme } from './use-theme';

/** Every theme, in the footer. */
export function ThemeChooser() {
  const { choice, choose } = useTheme();
  const id = useId();
  return (
    <div className={styles.chooser}>
      <label htmlFor={id}>{texts.theme}</label>
      <select
        id={id}
        className={styles.select}
        value={choice}
        onChange={(event) => {
          const chosen = themeChoices.find(({ value }) => value === event.target.value);
          if (chosen) choose(chosen.value);
        }}
      >
        {themeChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
