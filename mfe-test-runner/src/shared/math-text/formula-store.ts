import katex from 'katex';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.min.css';
import type { MathSegment } from './parse-math';

/** So many drawn formulas are kept apart from the page: a few questions' worth. */
const MAX_CACHED = 80;

const cached = new Map<string, DocumentFragment>();

/** A formula's drawing, to be put into the page: one that was prepared or left over, else drawn now. */
export function takeFormula(formula: MathSegment): DocumentFragment {
  const found = cached.get(keyOf(formula));
  if (!found) return draw(formula);
  cached.delete(keyOf(formula));
  return found;
}

/** Keeps a drawing that has left the page for the next time; of many the oldest goes. */
export function cacheFormula(formula: MathSegment, drawing: DocumentFragment): void {
  cached.set(keyOf(formula), drawing);
  if (cached.size <= MAX_CACHED) return;
  for (const oldest of cached.keys()) {
    cached.delete(oldest);
    return;
  }
}

/** Draws a formula before it is asked for. */
export function prepareFormula(formula: MathSegment): void {
  if (!cached.has(keyOf(formula))) cacheFormula(formula, draw(formula));
}

function keyOf({ kind, value }: MathSegment): string {
  return `${kind} ${value}`;
}

// Into elements: no markup passes through a string.
function draw({ kind, value, source }: MathSegment): DocumentFragment {
  const place = document.createElement('span');
  try {
    katex.render(value, place, {
      displayMode: kind === 'display',
      output: 'htmlAndMathml',
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 20,
    });
  } catch {
    place.textContent = source;
  }
  const drawing = document.createDocumentFragment();
  drawing.append(...place.childNodes);
  return drawing;
}
