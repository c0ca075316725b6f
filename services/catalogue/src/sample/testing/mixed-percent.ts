/** A share of one as a mixed number of percent in lowest terms, found by trying denominators: '16 2/3%'. */
export function mixedPercent(share: number): string {
  for (let bottom = 1; bottom < 5000; bottom += 1) {
    const top = Math.round(share * 100 * bottom);
    if (Math.abs(top / bottom - share * 100) < 1e-9) {
      const whole = Math.floor(top / bottom);
      const rest = top - whole * bottom;
      return `${[whole || '', rest ? `${rest}/${bottom}` : ''].join(' ').trim()}%`;
    }
  }
  return 'no such percentage';
}
