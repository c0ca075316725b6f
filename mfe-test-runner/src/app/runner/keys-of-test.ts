import { OPTION_LETTERS } from '@abhyas/web-kit';
import type { Paper, Question } from '../../shared/paper.types';
import { canClear } from '../../shared/rules/clearing';
import type { KeysOfTest } from '../../texts/keyboard';

/** For what keys a test has a use: the help lists them. */
export function keysOfTest(paper: Paper): KeysOfTest {
  const { questions } = paper;
  const hasKind = (kind: Question['kind']): boolean => questions.some((it) => it.kind === kind);
  return {
    letters: OPTION_LETTERS.slice(0, Math.max(...questions.map(({ options }) => options.length))),
    hasMultiple: hasKind('multiple'),
    hasNumeric: hasKind('numeric'),
    canClear: questions.some((_, index) => canClear(paper, index)),
  };
}
