import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { NumericValue } from './numeric-value';

it.each([
  ['-1.5', 'm/s', '−1.5 m/s'],
  ['120', undefined, '120'],
  ['0', '', '0'],
])('shows %s and the unit %s as %s', (value, unit, shown) => {
  const { container } = render(<NumericValue value={value} unit={unit} />);
  expect(container).toHaveTextContent(shown, { normalizeWhitespace: true });
});

it('draws a unit that is a formula', async () => {
  const { container } = render(<NumericValue value="5" unit={String.raw`\(\Omega\)`} />);
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
});
