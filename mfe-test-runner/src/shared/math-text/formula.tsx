import { useLayoutEffect, useRef } from 'react';
import katex from 'katex';
import 'katex/dist/katex.min.css';

export interface FormulaProps {
  tex: string;
  /** Shown as it is where the formula cannot be drawn. */
  source: string;
  isDisplay: boolean;
}

/** One formula, drawn into its element by KaTeX: no markup passes through a string. */
export function Formula({ tex, source, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current) draw(place.current, { tex, source, isDisplay });
  }, [tex, source, isDisplay]);
  return <span ref={place} />;
}

function draw(element: HTMLElement, { tex, source, isDisplay }: FormulaProps): void {
  try {
    katex.render(tex, element, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 20,
    });
  } catch {
    element.textContent = source;
  }
}
