import { describe, expect, it } from '@jest/globals';
import { NEW_CONVERSATION, reduceMessages } from './chat-messages';

const said = reduceMessages(NEW_CONVERSATION, { type: 'say', sender: 'user', text: 'Hello' });

describe('reduceMessages', () => {
  it('replaces the greeting by the server’s words only while it stands alone', () => {
    const greet = { type: 'greet', text: 'Welcome' } as const;
    expect(reduceMessages(NEW_CONVERSATION, greet).map(({ text }) => text)).toEqual(['Welcome']);
    expect(reduceMessages(said, greet)).toBe(said);
  });

  it('gives each message an id of its own', () => {
    expect(said.map(({ id }) => id)).toEqual([0, 1]);
  });

  it('empties on clear and begins again', () => {
    const empty = reduceMessages(said, { type: 'clear' });
    expect(empty).toEqual([]);
    expect(reduceMessages(empty, { type: 'restart' })).toBe(NEW_CONVERSATION);
    expect(reduceMessages(said, { type: 'restart' })).toBe(said);
  });
});
