const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  i: 'ⁱ',
};

const LOWERED: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '=': '₌',
  '(': '₍',
  ')': '₎',
};

/** Suffixes of ordinal numbers; they keep their meaning without superscript. */
const ORDINAL = /^(?:st|nd|rd|th)$/i;

/**
 * Converts `x<sup>2</sup>` and `H<sub>2</sub>O` to plain text: to Unicode superscripts and subscripts if
 * they all exist, or else to a formula. Never to "x2", which would be another question.
 */
export function raise(text: string, position: 'sup' | 'sub'): string {
  const bare = text.trim();
  if (bare === '' || (position === 'sup' && ORDINAL.test(bare))) return bare;
  const table = position === 'sup' ? RAISED : LOWERED;
  const characters = [...bare].map((character) => table[character]);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  return `\\({}${position === 'sup' ? '^' : '_'}{${textInFormula(bare)}}\\)`;
}

/** Writes underlined words as a formula, because questions often refer to them. */
export function underline(text: string): string {
  return text.trim() === '' ? text : `\\(\\underline{${textInFormula(text.trim())}}\\)`;
}

/** Writes plain text inside a formula, `\text{…}`, with the special characters of LaTeX escaped. */
export function textInFormula(text: string): string {
  return `\\text{${text.replace(/[\\{}$%&#_^~]/g, escapeSign)}}`;
}

function escapeSign(sign: string): string {
  switch (sign) {
    case '\\':
      return '\\textbackslash{}';
    case '^':
      return '\\textasciicircum{}';
    case '~':
      return '\\textasciitilde{}';
    default:
      return `\\${sign}`;
  }
}
