/** The choices in settings; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

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
  const choice = getThemeChoice();
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/** Stores a choice and applies it at once; if storage is blocked, it lasts until the reload. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    applyStoredTheme();
  } catch {
    if (choice === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', choice);
  }
}
