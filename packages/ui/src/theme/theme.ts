import * as texts from '../texts/theme';

/** The choices in settings; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** The choices in the order in which screens offer them. */
export const themeChoices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'contrast', label: texts.contrast },
];

const storageKey = 'theme';
const fixedThemes: readonly string[] = ['light', 'dark', 'contrast'];

function isFixedTheme(value: string | null): value is Exclude<ThemeChoice, 'system'> {
  return value !== null && fixedThemes.includes(value);
}

/** The stored choice; `system` if it is missing or unknown, or storage is blocked. */
export function getThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isFixedTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the stored choice to `<html>`. The shell calls it before the first paint. */
export function applyStoredTheme(): void {
  applyTheme(getThemeChoice());
}

/** Stores a choice and applies it at once; if storage is blocked, it lasts until the reload. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked.
  }
  applyTheme(choice);
}

function applyTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  if (choice === 'system') page.removeAttribute('data-theme');
  else page.setAttribute('data-theme', choice);
}
