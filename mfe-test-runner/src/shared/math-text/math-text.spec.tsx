import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { MathText } from './math-text';

const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';

describe('MathText', () => {
  it('shows markup as the text it is', () => {
    const { container } = render(<MathText text={`If ${hostile} then`} />);
    expect(container).toHaveTextContent(`If ${hostile} then`);
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('draws formulas, and lets none of them bring links, pictures or markup', async () => {
    const tex = [
      String.raw`\(x^2\)`,
      String.raw`\(\href{javascript:alert(1)}{x}\)`,
      String.raw`\(\includegraphics{https://evil.example/x.png}\)`,
      String.raw`\(\htmlClass{evil}{x} ${hostile}\)`,
    ];
    const { container } = render(<MathText text={tex.join(' and ')} />);
    await waitFor(() => expect(container.querySelectorAll('.katex').length).toBeGreaterThan(2));
    expect(container.querySelector('a, img, script, .evil, [onerror]')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
