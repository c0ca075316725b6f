/** As many digits are exact after some steps, and fit in the display. */
const DIGITS = 12;
const MIN_PLAIN = 1e-7;
const MAX_PLAIN = 1e12;

/** A result as text that can be part of the next expression: `0.3`, `−1.5E−8`. */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  const rounded = Number(value.toPrecision(DIGITS));
  if (size >= MIN_PLAIN && size < MAX_PLAIN) return plain(rounded).replace('-', '−');
  const [digits = '', exponent = ''] = rounded.toExponential().split('e');
  return `${digits}E${exponent.replace('+', '')}`.replaceAll('-', '−');
}

/** Without an exponent, which JavaScript writes from 1e-7 down. */
function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(DIGITS + 7).replace(/0+$/, '') : text;
}
