import { optionLetter } from '../../questions/rules/options.js';
import type { Figure, QuestionTable } from '../../questions/rules/question-parts.js';
import { formulaWarnings } from './formula-warnings.js';
import type { QuestionDraft } from './import-item.js';
import { entityWarnings } from './markup/entity-warnings.js';

/** Warnings about the names of a question's exam, subject and topic. */
export function nameWarnings({ exam, subject, topic }: QuestionDraft): string[] {
  return [
    ...textWarnings('exam', exam),
    ...textWarnings('subject', subject),
    ...(topic === subject ? [] : textWarnings('topic', topic)),
  ];
}

/** Warnings about parts of a question that may not be displayed as intended, with the name of the text. */
export function draftWarnings(draft: QuestionDraft): string[] {
  return [
    ...textWarnings('question', draft.question),
    ...draft.options.flatMap((option, index) =>
      textWarnings(`option ${optionLetter(index)}`, option),
    ),
    ...tableWarnings('table', draft.table),
    ...(draft.key.kind === 'numeric' ? textWarnings('unit', draft.key.unit ?? '') : []),
    ...textWarnings('explanation', draft.explanation ?? ''),
    ...draft.figures.flatMap((figure, index) => figureWarnings(`figure ${index + 1}`, figure)),
    ...draft.optionFigures.flatMap((figure, index) =>
      figureWarnings(`figure of option ${optionLetter(index)}`, figure),
    ),
    ...draft.explanationFigures.flatMap((figure, index) =>
      figureWarnings(`figure ${index + 1} of the explanation`, figure),
    ),
  ];
}

/** The same for the passage of a question, which other questions have too. */
export function passageWarnings({ passage }: Pick<QuestionDraft, 'passage'>): string[] {
  if (!passage) return [];
  return [
    ...textWarnings('passage title', passage.title ?? ''),
    ...textWarnings('passage', passage.text),
    ...tableWarnings('table of the passage', passage.table),
    ...passage.figures.flatMap((figure, index) =>
      figureWarnings(`figure ${index + 1} of the passage`, figure),
    ),
  ];
}

function figureWarnings(name: string, figure: Figure | null): string[] {
  if (!figure || figure.alt !== null) return [];
  return [`${name}: it has no alternative text (alt) for students who cannot see it`];
}

function tableWarnings(name: string, table: QuestionTable | null): string[] {
  if (!table) return [];
  return [...table.head, ...table.rows.flat()].flatMap((cell) => textWarnings(name, cell));
}

/** Without any of these, there is nothing to warn about. That applies to most texts of a large file. */
const HAS_WORK = /[&$\\\uFFFD]/;

function textWarnings(name: string, text: string): string[] {
  if (!HAS_WORK.test(text)) return [];
  const lost = text.includes('\uFFFD') ? ['it has “\uFFFD” for characters that were lost'] : [];
  return [...lost, ...entityWarnings(text), ...formulaWarnings(text)].map(
    (warning) => `${name}: ${warning}`,
  );
}
