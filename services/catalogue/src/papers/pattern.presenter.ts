import { isDeepStrictEqual } from 'node:util';
import {
  countQuestions,
  type PatternSection,
  type TestPattern,
} from '../patterns/rules/test-pattern.js';
import type { PaperSectionDto, PaperSectionMarkingDto } from './paper-parts.dto.js';
import type { PaperSnapshotDto } from './papers.dto.js';

/** The parts of a paper that its pattern determines; none for a paper without a pattern. */
export function presentPattern(
  pattern: TestPattern | null,
): Pick<PaperSnapshotDto, 'sections' | 'profile'> {
  if (!pattern) return {};
  return { sections: pattern.sections.map(presentSection), profile: pattern.profile };
}

function presentSection(section: PatternSection): PaperSectionDto {
  const { name, instructions, seconds, parts, choose } = section;
  return {
    name,
    instructions,
    questions: countQuestions(parts),
    seconds,
    marking: markingOf(section),
    choose,
  };
}

/** A section's marking is that of its first questions. */
function markingOf({ parts: [first] }: PatternSection): PaperSectionMarkingDto {
  if (!first) throw new RangeError('A section needs a question');
  return first.marking;
}

/** The marking of each question, by position, where it differs from that of its section. */
export function ownMarkings(pattern: TestPattern | null): (PaperSectionMarkingDto | undefined)[] {
  return (pattern?.sections ?? []).flatMap((section) =>
    section.parts.flatMap(({ questions, marking }) => {
      const isOwn = !isDeepStrictEqual(marking, markingOf(section));
      return Array.from({ length: questions }, () => (isOwn ? marking : undefined));
    }),
  );
}
