import { IconButton, Moon, Sun } from '@abhyas/ui';
import * as texts from '../texts/frame';
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
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
