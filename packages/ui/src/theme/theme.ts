/** What a person may choose in settings; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

const storageKey = 'theme';
const fixedThemes: readonly string[] = ['light', 'dark', 'contrast'];

function isFixedTheme(value: string | null): value is Exclude<ThemeChoice, 'system'> {
  return value !== null && fixedThemes.includes(value);
}

/** The stored choice; `system` where nothing, or nothing known, is stored or storage is barred. */
export function getThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isFixedTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the stored choice on `<html>`. The shell calls it before the first paint. */
export function applyStoredTheme(): void {
  const choice = getThemeChoice();
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/** Stores a choice and applies it at once; where storage is barred it holds until the reload. */
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
