import type { TestSummaryRow } from '../tests/test-summaries.repository.js';
import type { SavedTestEntity } from './saved-test.entity.js';
import type { SavedTestDto } from './saved-tests.dto.js';

export function presentSavedTest(entry: SavedTestEntity, test: TestSummaryRow): SavedTestDto {
  return {
    id: test.testId,
    examId: test.examId,
    examName: test.examName,
    name: test.title,
    category: test.category,
    questions: test.questions,
    duration: test.duration,
    difficulty: test.difficulty,
    savedOn: entry.savedAt.toISOString(),
  };
}
