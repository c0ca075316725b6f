import { applyStoredTheme, getThemeChoice, setThemeChoice, type ThemeChoice } from '@abhyas/ui';
import { useMediaQuery } from '@abhyas/web-kit';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The chosen theme, whether it is dark on this device, and a setter. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, getThemeChoice, () => 'system' as const);
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  return { choice, isDark: choice === 'system' ? isDeviceDark : choice !== 'light', choose };
}

function choose(choice: ThemeChoice): void {
  setThemeChoice(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    // Chosen in another tab.
    applyStoredTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
