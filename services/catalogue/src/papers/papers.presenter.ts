import type { TestPattern } from '../patterns/rules/test-pattern.js';
import { readStoredKey, type AnswerKey } from '../questions/rules/answer-key.js';
import { passageId } from '../questions/rules/passage-id.js';
import {
  presentParts,
  readStoredParts,
  type Figure,
  type Passage,
  type QuestionTable,
} from '../questions/rules/question-parts.js';
import type { PaperFigureDto, PaperPassageDto, PaperTableDto } from './paper-parts.dto.js';
import type { PaperSnapshotDto, SnapshotQuestionDto } from './papers.dto.js';
import type { PaperQuestionRow, PaperRow } from './papers.repository.js';
import { ownMarkings, presentPattern } from './pattern.presenter.js';

export function presentPaper(
  paper: PaperRow,
  questions: readonly PaperQuestionRow[],
): PaperSnapshotDto {
  const pattern = paper.pattern === null ? null : (JSON.parse(paper.pattern) as TestPattern);
  const markings = ownMarkings(pattern);
  const presented = questions.map(presentQuestion);
  const passages = new Map(
    presented.flatMap(({ passage }): [string, PaperPassageDto][] =>
      passage ? [[passage.id, passage]] : [],
    ),
  );
  return {
    testId: paper.testId,
    version: paper.version,
    exam: { _id: paper.examId, name: paper.examName },
    title: paper.title,
    category: paper.category,
    duration: paper.duration,
    marking: { correct: paper.markingCorrect, wrong: paper.markingWrong },
    ...(paper.opensAt && { opensAt: paper.opensAt.toISOString() }),
    ...(paper.closesAt && { closesAt: paper.closesAt.toISOString() }),
    ...presentPattern(pattern),
    ...(passages.size > 0 && { passages: [...passages.values()] }),
    questions: presented.map(({ question }, position) => {
      const marking = markings[position];
      return marking ? { ...question, marking } : question;
    }),
  };
}

function presentQuestion({
  kind,
  correct,
  answer,
  content,
  options,
  award,
  ...row
}: PaperQuestionRow): {
  question: SnapshotQuestionDto;
  passage?: PaperPassageDto;
} {
  const parts = presentParts(readStoredParts(content));
  const { table, passage, figures, optionFigures, explanationFigures } = parts;
  const shown = passage && presentPassage(passage);
  return {
    question: {
      ...row,
      options: JSON.parse(options) as string[],
      ...presentKey(readStoredKey({ kind, correct, answer })),
      ...(table && { table: presentTable(table) }),
      ...(figures && { figures: figures.map(presentFigure) }),
      ...(optionFigures && {
        optionFigures: optionFigures.map((figure) => figure && presentFigure(figure)),
      }),
      ...(shown && { passage: shown.id }),
      ...(award && { award }),
      ...(explanationFigures && { explanationFigures: explanationFigures.map(presentFigure) }),
    },
    ...(shown && { passage: shown }),
  };
}

function presentKey(
  key: AnswerKey,
): Pick<SnapshotQuestionDto, 'correct' | 'kind' | 'correctOptions' | 'accepted' | 'unit'> {
  switch (key.kind) {
    case 'single':
      return { correct: key.correct };
    case 'multiple':
      return { correct: -1, kind: key.kind, correctOptions: [...key.correctOptions] };
    case 'numeric': {
      const { kind, accepted, unit } = key;
      return { correct: -1, kind, accepted: [...accepted], ...(unit !== null && { unit }) };
    }
  }
}

function presentPassage(passage: Passage): PaperPassageDto {
  const { title, text, table, figures } = passage;
  return {
    id: passageId(passage),
    title,
    text,
    ...(table && { table: presentTable(table) }),
    ...(figures.length > 0 && { figures: figures.map(presentFigure) }),
  };
}

function presentTable({ head, rows }: QuestionTable): PaperTableDto {
  return { head: [...head], rows: rows.map((row) => [...row]) };
}

function presentFigure({ id, alt, width, height }: Figure): PaperFigureDto {
  return { id, alt, width, height };
}
