import type { Paper, Passage } from '../../../shared/paper.types';

/** A passage with the places of its questions in the paper, from 0. */
export interface ShownPassage {
  readonly passage: Passage;
  readonly first: number;
  readonly last: number;
}

/** The passage to which a question refers; undefined for a question that stands alone. */
export function passageAt({ passages, questions }: Paper, index: number): ShownPassage | undefined {
  const id = questions[index]?.passage;
  const passage = id === undefined ? undefined : passages?.find((each) => each.id === id);
  if (!passage) return undefined;
  return {
    passage,
    first: questions.findIndex((question) => question.passage === id),
    last: questions.findLastIndex((question) => question.passage === id),
  };
}
