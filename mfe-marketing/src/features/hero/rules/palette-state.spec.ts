import { describe, expect, it } from '@jest/globals';
import { SAMPLE_PAPER } from '../../../texts/sample-paper';
import { paletteState, reduceSample, startSample } from './palette-state';

describe('paletteState', () => {
  it.each([
    [{ answer: 0, isMarked: true, isVisited: true }, 'answered'],
    [{ answer: null, isMarked: true, isVisited: true }, 'marked'],
    [{ answer: null, isMarked: false, isVisited: true }, 'visited'],
    [{ answer: null, isMarked: false, isVisited: false }, 'unseen'],
  ] as const)('%j is %s', (question, state) => {
    expect(paletteState(question)).toBe(state);
  });
});

describe('reduceSample', () => {
  it('starts at the first question, which counts as visited', () => {
    const state = startSample(2);
    expect(state.questions.map(paletteState)).toEqual(['visited', 'unseen']);
  });

  it('stays within the paper', () => {
    const state = startSample(2);
    expect(reduceSample(state, { type: 'go', to: 2 })).toBe(state);
    expect(reduceSample(state, { type: 'go', to: -1 })).toBe(state);
  });

  it('counts the seconds of a question until it is answered', () => {
    const tick = { type: 'tick' } as const;
    let state = reduceSample(reduceSample(startSample(2), tick), tick);
    state = reduceSample(state, { type: 'answer', option: 1 });
    state = reduceSample(state, tick);
    expect(state.questions.map(({ seconds }) => seconds)).toEqual([2, 0]);
    expect(state.questions[0]?.isChanged).toBe(false);
    expect(reduceSample(state, { type: 'answer', option: 0 }).questions[0]?.isChanged).toBe(true);
  });

  it('answers and marks the current question only', () => {
    let state = reduceSample(startSample(2), { type: 'go', to: 1 });
    state = reduceSample(state, { type: 'answer', option: 3 });
    state = reduceSample(state, { type: 'toggle-mark' });
    expect(state.questions[0]).toMatchObject({ answer: null, isMarked: false });
    expect(state.questions[1]).toMatchObject({ answer: 3, isMarked: true });
  });
});

describe('SAMPLE_PAPER', () => {
  it.each(SAMPLE_PAPER)('has four different options for "$question"', ({ options, correct }) => {
    expect(new Set(options).size).toBe(4);
    expect(options[correct]).toBeDefined();
  });
});
