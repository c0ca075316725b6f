const MAX_DIGITS = 20;

/** The zeros of the digits that students of India type: ASCII, the Indian scripts, and Urdu's. */
const ZEROS = [...'0०০੦૦୦௦౦೦൦٠۰᱐꯰'].map((zero) => zero.codePointAt(0) ?? 0);

/**
 * Reads a number as a student types it. Digits may be of any Indian script; white space, commas and a
 * leading plus are dropped, a minus sign may be the typographic one, and a point may come first or
 * last.
 *
 * @returns the canonical decimal (`-1.5`, `0.25`, `0`), without needless zeros; undefined if the
 *   text is not a number yet or has more than 20 digits before or after the point
 */
export function parseNumericAnswer(text: string): string | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(plainText(text));
  if (!match) return undefined;
  const [, sign, before = '', after = ''] = match;
  if (before.length + after.length === 0) return undefined;
  if (before.length > MAX_DIGITS || after.length > MAX_DIGITS) return undefined;
  const whole = before.replace(/^0+/, '') || '0';
  const fraction = after.replace(/0+$/, '');
  const number = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && number !== '0' ? `-${number}` : number;
}

function plainText(text: string): string {
  return text
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\s,]/g, '')
    .replace('−', '-');
}

/** Digits of other scripts stay as they are. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
}
