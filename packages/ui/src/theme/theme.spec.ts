import { afterEach, describe, expect, it } from '@jest/globals';
import { applyStoredTheme, getThemeChoice, setThemeChoice } from './theme';

const root = document.documentElement;

describe('theme', () => {
  afterEach(() => {
    setThemeChoice('system');
  });

  it('follows the device until the user chooses', () => {
    expect(getThemeChoice()).toBe('system');
    applyStoredTheme();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('applies and stores a choice', () => {
    setThemeChoice('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    root.removeAttribute('data-theme');
    applyStoredTheme();
    expect(root).toHaveAttribute('data-theme', 'dark');
    setThemeChoice('system');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('ignores an unknown stored value', () => {
    localStorage.setItem('theme', 'sepia');
    expect(getThemeChoice()).toBe('system');
  });
});
