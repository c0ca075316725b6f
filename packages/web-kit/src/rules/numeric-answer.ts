import { asciiDigits } from './ascii-digits';

const MAX_DIGITS = 20;

/** Signs that some keyboards type, and their ASCII forms. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['–', '-'],
  ['﹣', '-'],
  ['－', '-'],
  ['＋', '+'],
  ['．', '.'],
  ['，', ','],
]);

/** White space, and the invisible joiners that some keyboards insert. */
const SPACE = /[\s\u200b-\u200d\u2060]/g;

/** 1,00,000 as in India, or 100,000. A comma in another place may be meant as a decimal point. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})*,\d{3}$/;

/**
 * Reads a number as a student types it, as the server does. Digits may be of any script; white
 * space, separators of thousands and a leading plus are dropped, a minus sign may be the typographic
 * one, and a point may come first or last.
 *
 * @returns the canonical decimal (`-1.5`, `0.25`, `0`), without needless zeros; undefined if the
 *   text is not a number yet or has more than 20 digits before or after the point, needless zeros not
 *   counted
 */
export function parseNumericAnswer(text: string): string | undefined {
  const match = /^([+-]?)([\d,]*)(?:\.(\d*))?$/.exec(plainText(text));
  if (!match) return undefined;
  const [, sign, grouped = '', after = ''] = match;
  if (grouped.includes(',') && !THOUSANDS.test(grouped)) return undefined;
  const before = grouped.replaceAll(',', '');
  if (before.length + after.length === 0) return undefined;
  const whole = before.replace(/^0+/, '') || '0';
  const fraction = after.replace(/0+$/, '');
  if (whole.length > MAX_DIGITS || fraction.length > MAX_DIGITS) return undefined;
  const number = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && number !== '0' ? `-${number}` : number;
}

function plainText(text: string): string {
  return asciiDigits(text.replaceAll(SPACE, '')).replaceAll(
    /[−–﹣－＋．，]/g,
    (sign) => SIGNS.get(sign) ?? sign,
  );
}
