/** The command of a key in the running test. */
export type KeyCommand =
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'next-not-answered' }
  | { readonly type: 'select'; readonly option: number }
  | { readonly type: 'clear' }
  | { readonly type: 'mark' }
  | { readonly type: 'palette' }
  | { readonly type: 'help' };

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The command of a key: left and right arrows move, 1–8 or A–H answer, X clears the answer, M marks,
 * N goes to the next question without an answer, P opens the palette, ? the help. Keys with Alt, Ctrl
 * or Meta belong to the browser and the screen reader. Without `hasSingleKeys` (for users of speech
 * input) only the arrows work.
 */
export function keyCommand(pressed: PressedKey, hasSingleKeys: boolean): KeyCommand | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  if (pressed.key === 'ArrowLeft') return { type: 'previous' };
  if (pressed.key === 'ArrowRight') return { type: 'next' };
  return hasSingleKeys ? singleKey(pressed.key.toUpperCase()) : undefined;
}

const DIGITS = [...'12345678'];
const LETTERS = [...'ABCDEFGH'];

function singleKey(key: string): KeyCommand | undefined {
  const option = Math.max(DIGITS.indexOf(key), LETTERS.indexOf(key));
  if (option >= 0) return { type: 'select', option };
  switch (key) {
    case 'X':
      return { type: 'clear' };
    case 'M':
      return { type: 'mark' };
    case 'N':
      return { type: 'next-not-answered' };
    case 'P':
      return { type: 'palette' };
    case '?':
      return { type: 'help' };
    default:
      return undefined;
  }
}

/** Browser shortcuts that would leave the page by accident: back, forward, reload. */
export function leavesTest(pressed: PressedKey): boolean {
  const key = pressed.key.toLowerCase();
  if (key === 'f5') return true;
  if (pressed.altKey) return key === 'arrowleft' || key === 'arrowright';
  return (pressed.ctrlKey || pressed.metaKey) && key === 'r';
}
