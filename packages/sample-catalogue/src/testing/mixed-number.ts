/** A number as a mixed one in lowest terms, found by trying denominators: '16 2/3', '3/4', '5'. */
export function mixedNumber(value: number): string {
  for (let bottom = 1; bottom < 5000; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(top / bottom - value) < 1e-9) {
      const whole = Math.floor(top / bottom);
      const rest = top - whole * bottom;
      return [whole || '', rest ? `${rest}/${bottom}` : ''].join(' ').trim();
    }
  }
  return 'no such number';
}

/** A share of one as a mixed number of percent: '16 2/3%'. */
export function mixedPercent(share: number): string {
  return `${mixedNumber(share * 100)}%`;
}
