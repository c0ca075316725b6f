import { useLayoutEffect, useRef } from 'react';
import { cacheFormula, takeFormula } from './formula-store';
import type { MathSegment } from './parse-math';

/** One formula rendered by KaTeX, or its source if that fails. */
export function Formula({ segment }: { segment: MathSegment }) {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    element.append(takeFormula(segment));
    return () => {
      const drawing = document.createDocumentFragment();
      drawing.append(...element.childNodes);
      cacheFormula(segment, drawing);
    };
  }, [segment]);
  return <span ref={host} translate="no" />;
}
