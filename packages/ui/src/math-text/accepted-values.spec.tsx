import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { AcceptedValues } from './accepted-values';

describe('accepted values', () => {
  it.each([
    [[{ from: '7', to: '7' }], undefined, '7'],
    [[{ from: '-0.5', to: '0.5' }], 'm', '−0.5 to 0.5 m'],
    [
      [
        { from: '1', to: '1' },
        { from: '2', to: '3' },
      ],
      undefined,
      '1 or 2 to 3',
    ],
  ])('are single numbers and ranges: %j %s', (values, unit, text) => {
    const { container } = render(<AcceptedValues values={values} unit={unit} />);
    expect(container).toHaveTextContent(text);
  });
});
