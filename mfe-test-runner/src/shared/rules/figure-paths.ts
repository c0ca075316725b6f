import { figurePath } from '@abhyas/web-kit';
import type { Figure, Paper } from '../paper.types';

/** The addresses of all pictures of a paper, each once, in the order in which a student sees them. */
export function figurePathsOf({ questions, passages = [] }: Paper): string[] {
  const figuresOfPassage = new Map(passages.map(({ id, figures }) => [id, figures ?? []]));
  const shown = questions.flatMap(({ passage, figures = [], optionFigures = [] }) => [
    ...(figuresOfPassage.get(passage ?? '') ?? []),
    ...figures,
    ...optionFigures.filter((figure): figure is Figure => figure !== null),
  ]);
  return [...new Set(shown.map(({ id }) => figurePath(id)))];
}
