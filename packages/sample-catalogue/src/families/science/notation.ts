import { figure, fraction } from '../../wording.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** A whole number as an exponent: '⁻¹²'. */
export function superscript(value: number): string {
  const digits = [...String(Math.abs(value))].map((digit) => SUPERSCRIPTS[Number(digit)]);
  return `${value < 0 ? '⁻' : ''}${digits.join('')}`;
}

/** A whole number as it stands in a chemical formula: '₁₂'. */
export function subscript(value: number): string {
  return [...String(value)].map((digit) => SUBSCRIPTS[Number(digit)]).join('');
}

/** A number in powers of ten with at most two decimals: '3.2 × 10⁻⁴'; '5' where the power is zero. */
export function scientific(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e');
  const power = Number(exponent);
  const digits = signed(Number(mantissa));
  return power === 0 ? digits : `${digits} × 10${superscript(power)}`;
}

/** A number with a typographic minus where it is negative: '−2.5'. */
export function signed(value: number): string {
  // A negative nought reads as nought.
  return figure(value === 0 ? 0 : value).replace('-', '−');
}

/** A fraction in lowest terms with the sign in front: '−7/2'. */
export function signedFraction(numerator: number, denominator: number): string {
  const isNegative = numerator * denominator < 0;
  return `${isNegative ? '−' : ''}${fraction(Math.abs(numerator), Math.abs(denominator))}`;
}

/** A number as it follows another term: '+ 3', '− 2'. */
export function term(value: number): string {
  return `${value < 0 ? '−' : '+'} ${figure(Math.abs(value))}`;
}

/** A value rounded to a number of decimals. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + Number.EPSILON * Math.sign(value)) / scale;
}

/** Whether three significant figures say a value without doubt: it is not halfway between two of them. */
export function roundsClearly(value: number): boolean {
  const mantissa = Number(value.toExponential(8).split('e')[0]) * 100;
  return Math.abs(Math.abs(mantissa % 1) - 0.5) > 1e-4;
}

/** A noun, or a number, with its article: 'an aluminium wire', 'an 8-pole motor'. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeiou]|8|11\b|18\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A sentence with a capital letter in front. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Whether two fractions as they are written differ so much that nobody takes one for the other. */
export function differClearly(first: string, second: string): boolean {
  const [one, two] = [first, second].map((text) => {
    const [top = 0, bottom = 1] = text.replace('−', '-').replaceAll(',', '').split('/').map(Number);
    return top / bottom;
  }) as [number, number];
  return Math.abs(one - two) > 0.002;
}

/** A coefficient in front of a letter: '3', nothing for 1. */
export function coefficient(value: number): string {
  return value === 1 ? '' : String(value);
}
