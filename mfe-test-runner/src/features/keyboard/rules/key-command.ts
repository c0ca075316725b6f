/** The command of a key in the running test. */
export type KeyCommand =
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'next-not-answered' }
  | { readonly type: 'select'; readonly option: number }
  /** Types the key into the field of a number. */
  | { readonly type: 'type-number' }
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

export interface KeyContext {
  /** Off for users of speech input: then only the arrows work. */
  readonly hasSingleKeys: boolean;
  /** Whether the current question is answered by a number. */
  readonly isNumeric: boolean;
}

/**
 * The command of a key: left and right arrows move, 1–8 or A–H answer, X clears the answer, M marks,
 * N goes to the next question without an answer, P opens the palette, ? the help. At a numeric question
 * the keys of a number are typed into its field. Keys with Alt, Ctrl or Meta belong to the browser and
 * the screen reader.
 */
export function keyCommand(pressed: PressedKey, context: KeyContext): KeyCommand | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  if (pressed.key === 'ArrowLeft') return { type: 'previous' };
  if (pressed.key === 'ArrowRight') return { type: 'next' };
  if (!context.hasSingleKeys) return undefined;
  const key = pressed.key.toUpperCase();
  return (context.isNumeric ? numberKey(key) : optionKey(key)) ?? singleKey(key);
}

/**
 * The command of a key in the field of a number: Enter goes to the next question. All other keys are
 * the field's.
 */
export function fieldCommand({ key, ...modifiers }: PressedKey): KeyCommand | undefined {
  const { altKey, ctrlKey, metaKey } = modifiers;
  return key === 'Enter' && !altKey && !ctrlKey && !metaKey ? { type: 'next' } : undefined;
}

const DIGITS = [...'12345678'];
const LETTERS = [...'ABCDEFGH'];
/** Digits of every script, signs and the point. */
const NUMBER_KEY = /^[\p{Nd}.−-]$/u;

function optionKey(key: string): KeyCommand | undefined {
  const option = Math.max(DIGITS.indexOf(key), LETTERS.indexOf(key));
  return option >= 0 ? { type: 'select', option } : undefined;
}

function numberKey(key: string): KeyCommand | undefined {
  return NUMBER_KEY.test(key) ? { type: 'type-number' } : undefined;
}

function singleKey(key: string): KeyCommand | undefined {
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
