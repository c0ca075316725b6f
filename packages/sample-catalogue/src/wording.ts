const FIGURE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const MONEY = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a number for readers: no trailing zeros, Indian grouping, at most three decimals. */
export function figure(value: number): string {
  return FIGURE.format(value);
}

/** An amount of money: '₹1,25,000', '₹374.40'. */
export function rupees(value: number): string {
  return `₹${MONEY.format(value).replace(/\.00$/, '')}`;
}

/** A number with its noun: '1 day', '12 days'. */
export function counted(value: number, noun: string): string {
  return `${figure(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** A fraction in lowest terms: '7/2', or a whole number. */
export function fraction(numerator: number, denominator: number): string {
  const divisor = gcd(numerator, denominator);
  const top = numerator / divisor;
  const bottom = denominator / divisor;
  return bottom === 1 ? figure(top) : `${top}/${bottom}`;
}

/** A fraction as a mixed number in lowest terms: '16 2/3', or a whole number. */
export function mixed(numerator: number, denominator: number): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  if (rest === 0) return figure(whole);
  return whole === 0 ? fraction(rest, denominator) : `${whole} ${fraction(rest, denominator)}`;
}

/** A ratio in lowest terms: '3 : 4'. */
export function ratio(first: number, second: number): string {
  const divisor = gcd(first, second);
  return `${first / divisor} : ${second / divisor}`;
}

/** Greatest common divisor of two whole numbers. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A whole number as an ordinal: '1st', '12th', '23rd'. */
export function ordinal(value: number): string {
  const lastTwo = value % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${value}th`;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${value}${endings[value % 10] ?? 'th'}`;
}
