import { childElements, type MarkupElement } from '../../rules/markup/markup-node.js';
import { toMatchingChoice, type MatchingChoice } from '../../rules/matching-choice.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { identifierOf } from './qti-choice.js';
import { textOf } from './qti-text.js';
import type { DeclaredResponse, QtiValue, ResponseProcessing } from './response-processing.js';

type Pair = readonly [first: string, second: string];

/** Two lists to match, as a single choice, and the pairs that are right. */
export interface QtiMatching extends Pick<MatchingChoice, 'table' | 'options' | 'correct'> {
  right: QtiValue;
}

/**
 * Reads an interaction that asks which choices belong together: of two sets (`matchInteraction`), or of one
 * (`associateInteraction`). Throws RefusedItemError unless each choice of one list has exactly one match, and
 * all of them together score most.
 */
export function readMatching(
  interaction: MarkupElement,
  declared: DeclaredResponse,
  processing: ResponseProcessing,
): QtiMatching {
  const [first, second] = choicesOf(interaction);
  const pairs = rightPairs(declared);
  checkPairs(pairs, first, second);
  const lists =
    interaction.name === 'associateInteraction'
      ? listsOfPairs(pairs, first)
      : listsOfSets(pairs, first, second);
  const { items, matches } = lists;
  const text = (id: string): string =>
    textOf((first.get(id) ?? second.get(id))?.children ?? [], 'a choice');
  const { assignments, ...choice } = toMatchingChoice({
    items: items.map(([id, match]) => ({ text: text(id), match: matches.indexOf(match) })),
    matches: matches.map(text),
  });
  const written = (pair: Pair): string => (lists.isReversed ? pair.toReversed() : pair).join(' ');
  const right = items.map(written);
  const scores = assignments.map((own) =>
    processing.score(items.map(([id], index) => written([id, matches[own[index] ?? 0] ?? '']))),
  );
  const best = processing.score(right);
  if (!(best > 0)) throw new RefusedItemError('it has no right answer');
  if (scores.some((score, index) => index !== choice.correct && score >= best)) {
    throw new RefusedItemError('its scoring contradicts the right answer that it declares');
  }
  return { ...choice, right };
}

type Choices = ReadonlyMap<string, MarkupElement>;

/** The choices of both sets, by their identifiers; of an association, both are the same set. */
function choicesOf(interaction: MarkupElement): [Choices, Choices] {
  const isOneSet = interaction.name === 'associateInteraction';
  const sets = isOneSet ? [interaction, interaction] : childElements(interaction, 'simpleMatchSet');
  const [first, second, ...others] = sets.map((set) => {
    const choices = childElements(set, 'simpleAssociableChoice');
    const byId = new Map(choices.map((choice) => [identifierOf(choice), choice]));
    if (byId.size < choices.length) {
      throw new RefusedItemError('two of its choices have the same identifier');
    }
    return byId;
  });
  if (first && second && others.length === 0) return [first, second];
  throw new RefusedItemError(`it has ${sets.length} lists to match, not two`);
}

/** As declared; or else those of the mapping that score. */
function rightPairs({ correct, mapping }: DeclaredResponse): Pair[] {
  const scoring = mapping
    ? childElements(mapping, 'mapEntry').flatMap(({ attributes }) =>
        Number(attributes.get('mappedValue')) > 0 ? (attributes.get('mapKey') ?? '') : [],
      )
    : [];
  const pairs = correct.length > 0 ? correct : scoring;
  if (pairs.length === 0) throw new RefusedItemError('it has no right answer');
  return pairs.map((pair) => {
    const [first, second, ...others] = pair.trim().split(/\s+/);
    if (first && second && others.length === 0) return [first, second];
    throw new RefusedItemError(`its right answer “${pair.slice(0, 60)}” is no pair of its choices`);
  });
}

function checkPairs(pairs: readonly Pair[], first: Choices, second: Choices): void {
  const unknown = pairs.find(([one, other]) => !first.has(one) || !second.has(other));
  if (!unknown) return;
  const shown = unknown.join(' ').slice(0, 60);
  throw new RefusedItemError(`its right answer “${shown}” is no pair of its choices`);
}

interface Lists {
  items: readonly Pair[];
  /** Identifiers of the second list, also those that match nothing. */
  matches: readonly string[];
  /** Whether the items are the second choices of the pairs. */
  isReversed: boolean;
}

/** The set of which each choice has one match is the first list. Both keep their order. */
function listsOfSets(pairs: readonly Pair[], first: Choices, second: Choices): Lists {
  const reversed = pairs.map(([one, other]): Pair => [other, one]);
  if (hasEachOnce(pairs, first)) {
    return { items: inOrder(pairs, first), matches: [...second.keys()], isReversed: false };
  }
  if (hasEachOnce(reversed, second)) {
    return { items: inOrder(reversed, second), matches: [...first.keys()], isReversed: true };
  }
  throw new RefusedItemError('some of its choices have several matches, or none');
}

/** The first choices of the pairs are the first list; all others belong to the second one. */
function listsOfPairs(pairs: readonly Pair[], choices: Choices): Lists {
  const used = pairs.flat();
  if (new Set(used).size < used.length) {
    throw new RefusedItemError('some of its choices have several matches');
  }
  const items = new Set(pairs.map(([item]) => item));
  const matches = [...choices.keys()].filter((id) => !items.has(id));
  return { items: inOrder(pairs, choices), matches, isReversed: false };
}

function inOrder(pairs: readonly Pair[], choices: Choices): Pair[] {
  const order = [...choices.keys()];
  return pairs.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

function hasEachOnce(pairs: readonly Pair[], choices: Choices): boolean {
  return pairs.length === choices.size && new Set(pairs.map(([id]) => id)).size === choices.size;
}
