import sanitizeHtml from 'sanitize-html';
import { ATTRIBUTES, ELEMENTS, LEAVES } from './svg-vocabulary.js';

const OPTIONS: sanitizeHtml.IOptions = {
  parser: { xmlMode: true },
  allowedTags: [...ELEMENTS],
  allowedAttributes: { '*': [...ATTRIBUTES] },
  selfClosing: [...LEAVES],
  allowedSchemes: [],
  allowProtocolRelative: false,
  // Styles were checked, and hold no markup.
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
};

/**
 * Cleans a drawing with a library that knows nothing of our own checks: whatever they overlook, it removes.
 * A drawing that was cleaned stays as it is.
 */
export function sanitizeSvg(svg: string): string {
  return sanitizeHtml(svg, OPTIONS);
}
