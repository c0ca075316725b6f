import type { Figure } from '../../questions/rules/question-parts.js';
import { xmlText } from '../rules/xml-text.js';

/**
 * Writes pictures as paragraphs of their own, below a text.
 *
 * @param addressOf the address of a picture, by its id
 */
export function figuresToMarkup(
  figures: readonly Figure[],
  addressOf: (id: string) => string,
): string {
  return figures.map((figure) => `<p>${imageOf(figure, addressOf(figure.id))}</p>`).join('');
}

/** Some programs need the size to lay out the text before the picture is loaded. */
function imageOf({ alt, width, height }: Figure, address: string): string {
  const size = `width="${width}" height="${height}"`;
  return `<img src="${xmlText(address)}" alt="${xmlText(alt ?? '')}" ${size}/>`;
}
