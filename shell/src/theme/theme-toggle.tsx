import { IconButton, Moon, Sun } from '@abhyas/ui';
import { useTheme } from './use-theme';

/** Toggles between light and dark; the footer has every choice. */
export function ThemeToggle() {
  const { isDark, choose } = useTheme();
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      onClick={() => {
        choose(isDark ? 'light' : 'dark');
      }}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
