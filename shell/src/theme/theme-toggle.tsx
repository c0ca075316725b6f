import { IconButton, Moon, Sun } from '@abhyas/ui';
import * as texts from '../texts/frame';
import styles from './theme-toggle.module.css';
import { useTheme } from './use-theme';

/** Toggles between light and dark; the footer has every choice. */
export function ThemeToggle() {
  const { isDark, choose } = useTheme();
  return (
    <IconButton
      label={isDark ? texts.lightTheme : texts.darkTheme}
      onClick={() => {
        choose(isDark ? 'light' : 'dark');
      }}
    >
      {/* Styles choose: a server does not know the theme, and the icon must not change after the first paint. */}
      <Sun aria-hidden="true" className={styles.sun} />
      <Moon aria-hidden="true" className={styles.moon} />
    </IconButton>
  );
}
