/** A student's actions on one question. */
export interface QuestionState {
  isVisited: boolean;
  isMarked: boolean;
  /** Index of the chosen option. */
  answer: number | null;
  /** How long it was on the screen without an answer. */
  seconds: number;
  /** Whether the answer was changed: then the seconds say nothing about it. */
  isChanged: boolean;
}

export type PaletteState = 'answered' | 'marked' | 'visited' | 'unseen';

/** A question's state in the palette, by the specification's priority; "current" is added to it. */
export function paletteState({
  answer,
  isMarked,
  isVisited,
}: Pick<QuestionState, 'answer' | 'isMarked' | 'isVisited'>): PaletteState {
  if (answer !== null) return 'answered';
  if (isMarked) return 'marked';
  return isVisited ? 'visited' : 'unseen';
}

export interface SampleState {
  current: number;
  questions: readonly QuestionState[];
}

export type SampleAction =
  | { type: 'go'; to: number }
  | { type: 'answer'; option: number }
  | { type: 'toggle-mark' }
  /** A second has passed. */
  | { type: 'tick' };

const untouched: QuestionState = {
  isVisited: false,
  isMarked: false,
  answer: null,
  seconds: 0,
  isChanged: false,
};

/** The initial state for a number of questions; the first one counts as visited. */
export function startSample(count: number): SampleState {
  const questions = Array.from({ length: count }, () => untouched);
  return reduceSample({ current: 0, questions }, { type: 'go', to: 0 });
}

/** The state after an action; a step beyond the first or last question changes nothing. */
export function reduceSample(state: SampleState, action: SampleAction): SampleState {
  const question = state.questions[state.current] ?? untouched;
  switch (action.type) {
    case 'go':
      if (action.to < 0 || action.to >= state.questions.length) return state;
      return change({ ...state, current: action.to }, { isVisited: true });
    case 'answer':
      return change(state, { answer: action.option, isChanged: question.answer !== null });
    case 'toggle-mark':
      return change(state, { isMarked: !question.isMarked });
    case 'tick':
      return question.answer === null ? change(state, { seconds: question.seconds + 1 }) : state;
  }
}

function change(state: SampleState, difference: Partial<QuestionState>): SampleState {
  return {
    ...state,
    questions: state.questions.map((question, index) =>
      index === state.current ? { ...question, ...difference } : question,
    ),
  };
}
