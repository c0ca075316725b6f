import type { Paper, Section } from '../../../shared/paper.types';
import { hasLockedSections } from '../../../shared/rules/paper-sections';
import * as texts from '../../../texts/instructions';
import { rightMarks, wrongMarks } from './marks';

/** Whether a paper is what all papers were before: one clock, one marking, four or so options. */
function isPlain({ sections, profile, questions }: Paper): boolean {
  return (
    sections === undefined &&
    profile === undefined &&
    questions.every(({ kind = 'single' }) => kind === 'single')
  );
}

/** The rules of how questions are answered and marked, in sentences. */
export function answeringRules(paper: Paper): readonly string[] {
  if (isPlain(paper)) return [optionsRule(paper), markingRule(paper)];
  return [
    ...(paper.profile?.instructions ?? []),
    ...(paper.sections ? sectionRules(paper, paper.sections) : commonRules(paper)),
    ...kindRules(paper),
    ...((paper.profile?.calculator ?? null) === null ? [] : [texts.calculator]),
  ];
}

/** Until when an answer can be changed or taken back. */
export function changingRule(paper: Paper): string {
  if (isPlain(paper)) return texts.changing;
  if (hasLockedSections(paper)) return texts.changingInSections;
  return (paper.profile?.buttons.clear ?? null) === null
    ? texts.changingOnly
    : texts.changingOrClearing;
}

/** “Attempt any n of m”; undefined where all answers count. */
export function choosingRule({ name, questions, choose }: Section): string | undefined {
  if (!choose) return undefined;
  const rule = choose.counted === 'first' ? texts.chooseFirst : texts.chooseBest;
  return rule(name, choose.questions, questions);
}

/** Where one scheme holds for all questions. */
function commonRules(paper: Paper): readonly string[] {
  const isSingle = paper.questions.every(({ kind = 'single' }) => kind === 'single');
  return [...(isSingle ? [optionsRule(paper)] : []), markingRule(paper)];
}

function sectionRules(paper: Paper, sections: readonly Section[]): readonly string[] {
  return [
    hasLockedSections(paper) ? texts.lockedSections : texts.freeSections,
    ...sections.flatMap((section) => choosingRule(section) ?? []),
  ];
}

function kindRules({ questions, sections = [], profile }: Paper): readonly string[] {
  const has = (kind: string): boolean => questions.some((question) => question.kind === kind);
  const isPartial = [...sections, ...questions].some(
    ({ marking }) => (marking?.partial?.length ?? 0) > 0,
  );
  return [
    ...(has('multiple') ? [isPartial ? texts.multiplePartial : texts.multiple] : []),
    ...(has('numeric') ? [profile?.keypad === true ? texts.numericByKeypad : texts.numeric] : []),
  ];
}

/** The questions of a live test are unknown before its start. */
function optionsRule({ questions }: Paper): string {
  const counts = questions.map(({ options }) => options.length);
  if (counts.length === 0) return texts.oneCorrect;
  return texts.options(Math.min(...counts), Math.max(...counts));
}

/** The marks of a right and of a wrong answer. */
function markingRule({ markingScheme }: Paper): string {
  const right = rightMarks(markingScheme);
  const wrong = wrongMarks(markingScheme);
  return wrong === undefined ? texts.noNegativeMarking(right) : texts.negativeMarking(right, wrong);
}
