import { optionCountProblem } from '../../../questions/rules/options.js';
import { isEqualShare } from '../../rules/credit.js';
import { childElements, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import type { DeclaredResponse, ResponseProcessing } from './response-processing.js';

/** The choices of an interaction. Checked first, because later steps cost time for each of them. */
export function choicesOf(interaction: MarkupElement): MarkupElement[] {
  const choices = childElements(interaction, 'simpleChoice');
  const problem = optionCountProblem(choices.length);
  if (problem !== undefined) throw new RefusedItemError(problem);
  const identifiers = choices.map(identifierOf);
  if (new Set(identifiers).size < identifiers.length) {
    throw new RefusedItemError('two of its choices have the same identifier');
  }
  return choices;
}

export function identifierOf({ attributes }: MarkupElement): string {
  return attributes.get('identifier') ?? '';
}

/** How many choices may be chosen: 1, or several. Throws RefusedItemError if the item contradicts itself. */
export function maxChoicesOf(interaction: MarkupElement, cardinality: string): number {
  const given = interaction.attributes.get('maxChoices')?.trim() ?? '1';
  const max = given === '0' ? Infinity : Number(given);
  if (cardinality === 'single' && max !== 1) {
    const allowed = given === '0' ? 'any number of' : `up to ${given.slice(0, 10)}`;
    throw new RefusedItemError(`it accepts ${allowed} answers, but declares a single one`);
  }
  return max;
}

/** Finds the only choice that scores. Throws RefusedItemError. */
export function findRightChoice(
  identifiers: readonly string[],
  declared: DeclaredResponse,
  processing: ResponseProcessing,
): number {
  const [right, ...others] = declared.correct;
  if (others.length > 0) {
    throw new RefusedItemError(`it has ${declared.correct.length} right answers`);
  }
  const scores = identifiers.map((identifier) => processing.score([identifier]));
  const scoring = scores.flatMap((score, index) => (score > 0 ? [index] : []));
  const [first] = scoring;
  if (scoring.length > 1) {
    const isPartial = new Set(scoring.map((index) => scores[index])).size > 1;
    throw new RefusedItemError(
      isPartial ? 'several answers earn marks (partial credit)' : 'several answers are right',
    );
  }
  refuseUnknown(declared, identifiers);
  if (first === undefined) throw new RefusedItemError('it has no right answer');
  if (right !== undefined && identifiers[first] !== right) {
    throw new RefusedItemError('its scoring contradicts the right answer that it declares');
  }
  return first;
}

/**
 * Finds the choices that are right together: they score most, and either no other choices score, or each
 * of them scores the same alone. Throws RefusedItemError.
 */
export function findRightChoices(
  identifiers: readonly string[],
  maxChoices: number,
  declared: DeclaredResponse,
  processing: ResponseProcessing,
): number[] {
  refuseUnknown(declared, identifiers);
  const responses = subsets(identifiers.length).filter(({ length }) => length <= maxChoices);
  const scored = responses.map((chosen) => ({
    chosen,
    score: processing.score(chosen.map((index) => identifiers[index] ?? '')),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (!(best > 0)) throw new RefusedItemError('it has no right answer');
  const right = smallestOf(scored.filter(({ score }) => score === best).map((it) => it.chosen));
  const partial = scored.filter(({ score }) => score > 0 && score < best);
  if (partial.length > 0 && !isSharedEqually(scored, right)) {
    throw new RefusedItemError('some answers earn only a part of the marks (partial credit)');
  }
  const isDeclared = right.every((index) => declared.correct.includes(identifiers[index] ?? ''));
  if (declared.correct.length > 0 && !(isDeclared && declared.correct.length === right.length)) {
    throw new RefusedItemError('its scoring contradicts the right answers that it declares');
  }
  return [...right];
}

interface Scored {
  chosen: readonly number[];
  score: number;
}

/** Wrong choices that cost nothing may be chosen in addition. */
function smallestOf(best: readonly (readonly number[])[]): readonly number[] {
  const [smallest = []] = best.toSorted((a, b) => a.length - b.length);
  if (best.every((chosen) => smallest.every((index) => chosen.includes(index)))) return smallest;
  throw new RefusedItemError('several answers are right');
}

function isSharedEqually(scored: readonly Scored[], right: readonly number[]): boolean {
  const single = scored.filter(({ chosen }) => chosen.length === 1);
  const shares = single.filter(({ score }) => score > 0);
  const sum = shares.reduce((total, { score }) => total + score, 0);
  return (
    shares.length === right.length &&
    shares.every(({ chosen: [index = -1] }) => right.includes(index)) &&
    (shares.length === 1 || isEqualShare(shares.map(({ score }) => (100 * score) / sum)))
  );
}

function refuseUnknown({ correct }: DeclaredResponse, identifiers: readonly string[]): void {
  const unknown = correct.find((identifier) => !identifiers.includes(identifier));
  if (unknown === undefined) return;
  throw new RefusedItemError(`its right answer ${unknown.slice(0, 60)} is none of its choices`);
}

/** All choices of at least one of so many options. */
function subsets(count: number): number[][] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: 2 ** count - 1 }, (_, number) =>
    indexes.filter((index) => ((number + 1) >> index) % 2 === 1),
  );
}
