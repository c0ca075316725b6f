import type { Paper } from '../../papers/paper.js';
import { presentContent, presentSolution, withoutSolution } from '../../papers/papers.presenter.js';
import type { BookmarkEntity } from './bookmark.entity.js';
import type { BookmarkDto } from './bookmarks.dto.js';

/**
 * The question is the one that the student saw: papers never change.
 *
 * @param solutionsFrom when its solution comes; undefined if it is public
 */
export function presentBookmark(
  bookmark: BookmarkEntity,
  paper: Paper,
  solutionsFrom: Date | undefined,
): BookmarkDto[] {
  const question = paper.questions[bookmark.questionIndex];
  if (!question) return [];
  return [
    {
      questionId: bookmark.questionId,
      attemptId: bookmark.attemptId,
      testId: bookmark.testId,
      testTitle: paper.snapshot.title,
      examId: bookmark.examId,
      examName: bookmark.examName,
      number: bookmark.questionIndex + 1,
      question: question.question,
      ...presentContent(question),
      passageContent: paper.passageOf(question),
      options: question.options,
      ...(solutionsFrom ? withoutSolution(solutionsFrom) : presentSolution(question)),
      subject: question.subject,
      topic: question.topic,
      difficulty: question.difficulty,
      note: bookmark.note,
      bookmarkedAt: bookmark.createdAt.toISOString(),
    },
  ];
}
