import { applyStoredTheme, getThemeChoice, setThemeChoice, type ThemeChoice } from '@abhyas/ui';
import { useSyncExternalStore } from 'react';

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The chosen theme, whether it is dark on this device, and a setter. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, getThemeChoice);
  const isDeviceDark = useSyncExternalStore(subscribe, () => darkDevice.matches);
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
  darkDevice.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    darkDevice.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
