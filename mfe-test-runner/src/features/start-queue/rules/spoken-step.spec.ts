import { describe, expect, it } from '@jest/globals';
import { spokenStep } from './spoken-step';

describe('what is spoken of a wait', () => {
  it('changes at minutes, at half a minute, at ten seconds and at the turn', () => {
    const seconds = Array.from({ length: 186 }, (_, index) => 185 - index);
    const changes = seconds.filter((left) => spokenStep(left) !== spokenStep(left + 1));
    expect(changes).toEqual([180, 120, 60, 30, 10, 0]);
  });
});
