import { addDecimals, compareDecimals, readFileDecimal } from '../../../questions/rules/decimal.js';
import { childElements, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { valueKey } from './qti-decimal.js';

/** The marks of a response by the mapping of its declaration: the sum for its different values. */
export function mapResponse(mapping: MarkupElement, response: readonly string[]): string {
  const entries = new Map(
    childElements(mapping, 'mapEntry').map(({ attributes }) => [
      valueKey(attributes.get('mapKey')?.trim() ?? ''),
      marks(attributes.get('mappedValue')),
    ]),
  );
  const otherwise = marks(mapping.attributes.get('defaultValue') ?? '0');
  const sum = [...new Set(response)]
    .map((value) => entries.get(valueKey(value)) ?? otherwise)
    .reduce(addDecimals, '0');
  const [low, high] = ['lowerBound', 'upperBound'].map((name) => mapping.attributes.get(name));
  return atMost(atLeast(sum, low), high);
}

function atLeast(value: string, bound: string | undefined): string {
  const low = bound === undefined ? value : marks(bound);
  return compareDecimals(value, low) < 0 ? low : value;
}

function atMost(value: string, bound: string | undefined): string {
  const high = bound === undefined ? value : marks(bound);
  return compareDecimals(value, high) > 0 ? high : value;
}

function marks(text = ''): string {
  const value = readFileDecimal(text);
  if (value !== undefined) return value;
  throw new RefusedItemError(`its mapping has “${text.slice(0, 40)}” in place of a number`);
}
