import katex from 'katex';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.min.css';
import type { MathSegment } from './parse-math';

/** Maximum number of cached drawings: enough for a few questions. */
const MAX_CACHED = 80;

const cached = new Map<string, DocumentFragment>();

/** Returns a drawing of a formula for the page: from the cache, or else drawn now. */
export function takeFormula(formula: MathSegment): DocumentFragment {
  const found = cached.get(keyOf(formula));
  if (!found) return draw(formula);
  cached.delete(keyOf(formula));
  return found;
}

/** Caches a drawing that was removed from the page. Evicts the oldest when the cache is full. */
export function cacheFormula(formula: MathSegment, drawing: DocumentFragment): void {
  cached.set(keyOf(formula), drawing);
  if (cached.size <= MAX_CACHED) return;
  for (const oldest of cached.keys()) {
    cached.delete(oldest);
    return;
  }
}

/** Draws a formula in advance. */
export function prepareFormula(formula: MathSegment): void {
  if (!cached.has(keyOf(formula))) cacheFormula(formula, draw(formula));
}

function keyOf({ kind, value }: MathSegment): string {
  return `${kind} ${value}`;
}

// Renders into elements: no HTML passes through a string.
function draw({ kind, value, source }: MathSegment): DocumentFragment {
  const host = document.createElement('span');
  try {
    katex.render(value, host, {
      displayMode: kind === 'display',
      output: 'htmlAndMathml',
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 20,
    });
  } catch {
    host.textContent = source;
  }
  const drawing = document.createDocumentFragment();
  drawing.append(...host.childNodes);
  return drawing;
}
