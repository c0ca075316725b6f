import type { Figure, Paper } from '../paper.types';

/** The ids of all pictures of a paper, each once, in the order in which a student sees them. */
export function figureIdsOf({ questions, passages = [] }: Paper): string[] {
  const figuresOfPassage = new Map(passages.map(({ id, figures }) => [id, figures ?? []]));
  const shown = questions.flatMap(({ passage, figures = [], optionFigures = [] }) => [
    ...(figuresOfPassage.get(passage ?? '') ?? []),
    ...figures,
    ...optionFigures.filter((figure): figure is Figure => figure !== null),
  ]);
  return [...new Set(shown.map(({ id }) => id))];
}
