import type { PaperSnapshotDto, SnapshotQuestionDto } from './papers.dto.js';
import type { PaperQuestionRow, PaperRow } from './papers.repository.js';

export function presentPaper(
  paper: PaperRow,
  questions: readonly PaperQuestionRow[],
): PaperSnapshotDto {
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
    questions: questions.map(presentQuestion),
  };
}

function presentQuestion(row: PaperQuestionRow): SnapshotQuestionDto {
  return { ...row, options: JSON.parse(row.options) as string[] };
}
