import type { Paper } from '../../shared/paper.types';
import type { Progress, QuestionProgress } from '../../shared/progress.types';
import { UNTOUCHED, questionProgress } from '../../shared/progress.types';

/** The student's progress on the question at an index of the paper. */
export function ownProgress(paper: Paper, progress: Progress, index: number): QuestionProgress {
  const question = paper.questions[index];
  return question ? questionProgress(progress, question._id) : UNTOUCHED;
}
