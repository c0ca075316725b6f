import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { cacheFormula, takeFormula } from './formula-store';
import { MathText } from './math-text';
import { usePreparedFormulas } from './use-prepared-formulas';

const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';

/** The TeX sources of the formulas drawn so far. */
const drawn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.katex annotation')].map(({ textContent }) => textContent);

describe('MathText', () => {
  it('draws each occurrence of a formula, and draws it again after it was removed', async () => {
    const text = String.raw`\(a^2\), \(a^2\) or \[b^2\]`;
    const { container, rerender } = render(<MathText text={text} />);
    await waitFor(() => expect(drawn(container)).toEqual(['a^2', 'a^2', 'b^2']));
    rerender(<MathText text="none" />);
    expect(drawn(container)).toEqual([]);
    rerender(<MathText text={text} />);
    expect(drawn(container)).toEqual(['a^2', 'a^2', 'b^2']);
  });

  it('draws chemistry and tables', async () => {
    const tex = [
      String.raw`\(\ce{2H2 + O2 -> 2H2O}\)`,
      String.raw`\[\begin{array}{|l|c|}\hline \text{A \& B} & x_1 \\ \hline\end{array}\]`,
      String.raw`\[\begin{array}{c}\text{of $x$ and 5\%}\end{array}\]`,
    ];
    const { container } = render(<MathText text={tex.join(' and ')} />);
    await waitFor(() => expect(drawn(container)).toHaveLength(3));
    expect(container).not.toHaveTextContent(String.raw`\(`);
  });

  it('reuses the prepared drawing', async () => {
    function Prepared({ isShown }: { isShown: boolean }) {
      usePreparedFormulas(texts);
      return isShown ? <MathText text={texts[0] ?? ''} /> : null;
    }
    const texts = [String.raw`\(c^3\)`];
    const { container, rerender } = render(<Prepared isShown={false} />);
    const formula = { kind: 'inline', value: 'c^3', source: String.raw`\(c^3\)` } as const;
    const prepared = await waitFor(() => {
      const drawing = takeFormula(formula);
      cacheFormula(formula, drawing);
      return drawing.firstElementChild;
    });
    rerender(<Prepared isShown />);
    await waitFor(() => expect(container.querySelector('.katex')).toBe(prepared));
  });

  it('shows markup as plain text', () => {
    const { container } = render(<MathText text={`If ${hostile} then`} />);
    expect(container).toHaveTextContent(`If ${hostile} then`);
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('draws formulas without links, images or markup', async () => {
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
