import type { Names } from './exam-names.js';
import type { StudentTargetsEntity } from './student-targets.entity.js';
import type { TargetsDto } from './targets.dto.js';

/** @param names the present names, where they are known */
export function presentTargets(stored: StudentTargetsEntity | undefined, names: Names): TargetsDto {
  const targets = stored?.targets ?? [];
  return {
    targets: targets.map(({ examId, examName, examDate }) => ({
      examId,
      examName: names.get(examId) ?? examName,
      examDate,
    })),
    asked: stored !== undefined,
  };
}
