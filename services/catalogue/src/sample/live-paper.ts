import type { QuestionDraft } from '../import/rules/import-item.js';
import type { ComposableQuestion } from '../import/rules/plan-tests.js';
import { identityOf, sharedPassageOf } from '../import/rules/question-digest.js';
import { countQuestions, type TestPattern } from '../patterns/rules/test-pattern.js';
import { composeTests } from '../profiles/rules/compose-tests.js';
import type { ExamProfile, ProfileSection } from '../profiles/rules/exam-profile.js';
import { patternOf } from '../profiles/rules/pattern-of.js';
import { poolKey } from '../profiles/rules/question-pools.js';

/** A part of the real paper with fewer new questions than this share of it is left out. */
const MIN_SHARE = 0.2;
/** By which the paper shrinks again where passages leave no exact choice. */
const STEP = 0.9;

/** The questions of a live test, in the order of the real paper. */
export interface LivePaper {
  drafts: QuestionDraft[];
  pattern: TestPattern;
  /** Seconds. */
  duration: number;
  /** The paper, and how much of it: `Tier 1`, or `Tier 1, 60 of 100 questions`. */
  label: string;
}

/**
 * Makes a live test by the first of these profiles that can be filled. If a part has too few new questions,
 * all parts and the time shrink by the same share, and the label says so.
 */
export function planLivePaper(
  profiles: readonly ExamProfile[],
  drafts: readonly QuestionDraft[],
): LivePaper | undefined {
  const byIdentity = new Map(drafts.map((draft) => [identityOf(draft), draft]));
  const questions = [...byIdentity].map(([identity, draft]) => toComposable(draft, identity));
  for (const profile of profiles) {
    const paper = fill(profile, questions);
    if (!paper) continue;
    const { scaled, chosen } = paper;
    const [full, count] = [profile.totals.questions, chosen.length];
    const name = profile.title.replace(/ Mock(?: Test)?\b/, '');
    return {
      drafts: chosen.flatMap(({ identity }) => byIdentity.get(identity) ?? []),
      pattern: patternOf(scaled),
      duration: scaled.minutes * 60,
      label: count === full ? name : `${name}, ${count} of ${full} questions`,
    };
  }
  return undefined;
}

function toComposable(draft: QuestionDraft, identity: string): ComposableQuestion {
  const { subject, topic, difficulty, key } = draft;
  return {
    ...{ id: identity, version: 1, identity, subject, topic, difficulty },
    kind: key.kind,
    passage: sharedPassageOf(draft),
  };
}

function fill(
  profile: ExamProfile,
  questions: readonly ComposableQuestion[],
): { scaled: ExamProfile; chosen: ComposableQuestion[] } | undefined {
  const parts = profile.sections.flatMap((section) => section.parts);
  const fresh = Map.groupBy(questions, poolKey);
  const shares = new Map(
    [...Map.groupBy(parts, poolKey)].map(([key, own]) => [
      key,
      (fresh.get(key)?.length ?? 0) / countQuestions(own),
    ]),
  );
  const usable = [...shares].filter(([, share]) => share >= MIN_SHARE);
  let share = Math.min(1, ...usable.map(([, own]) => own));
  for (; usable.length > 0 && share > MIN_SHARE / 2; share *= STEP) {
    const left = new Map(usable.map(([key]) => [key, fresh.get(key)?.length ?? 0]));
    const scaled = scale(profile, left, share);
    const composition = composeTests(scaled, questions, 1);
    if ('tests' in composition) return { scaled, chosen: composition.tests.flat() };
  }
  return undefined;
}

/**
 * The profile with this share of its questions and time, without the parts that cannot be filled.
 *
 * @param left how many questions of each usable pool are left; it is counted down
 */
function scale(profile: ExamProfile, left: Map<string, number>, share: number): ExamProfile {
  const sections = profile.sections
    .map((section) => scaleSection(section, left, share))
    .filter(({ parts }) => parts.length > 0);
  const count = sections.reduce((sum, { parts }) => sum + countQuestions(parts), 0);
  const clocks = sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const minutes = Math.round((profile.minutes * count) / profile.totals.questions);
  return { ...profile, sections, minutes: clocks > 0 ? clocks : Math.max(1, minutes) };
}

function scaleSection(
  section: ProfileSection,
  left: Map<string, number>,
  share: number,
): ProfileSection {
  const parts = section.parts.flatMap((part) => {
    const key = poolKey(part);
    const questions = Math.min(shareOf(part.questions, share), left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - questions);
    return questions > 0 ? { ...part, questions } : [];
  });
  const { choose, minutes } = section;
  const questions = countQuestions(parts);
  return {
    ...section,
    parts,
    minutes: minutes && shareOf(minutes, questions / countQuestions(section.parts)),
    choose: choose && {
      ...choose,
      questions: Math.min(questions, shareOf(choose.questions, share)),
    },
  };
}

/** At least one. */
function shareOf(value: number, share: number): number {
  return Math.max(1, Math.round(value * share));
}
