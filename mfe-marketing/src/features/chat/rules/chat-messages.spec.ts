import { describe, expect, it } from '@jest/globals';
import { NEW_CONVERSATION, reduceMessages } from './chat-messages';

const started = reduceMessages(NEW_CONVERSATION, { type: 'say', sender: 'user', text: 'Hello' });

describe('reduceMessages', () => {
  it('replaces the greeting by the server’s message only if it is the only message', () => {
    const greet = { type: 'greet', text: 'Welcome' } as const;
    expect(reduceMessages(NEW_CONVERSATION, greet).map(({ text }) => text)).toEqual(['Welcome']);
    expect(reduceMessages(started, greet)).toBe(started);
  });

  it('puts what was said in the last day after the server’s message', () => {
    const history = [
      { sender: 'user', text: 'price?' },
      { sender: 'bot', text: '₹499' },
    ] as const;
    const greeted = reduceMessages(NEW_CONVERSATION, { type: 'greet', text: 'Welcome', history });
    expect(greeted.map(({ id, text }) => [id, text])).toEqual([
      [0, 'Welcome'],
      [1, 'price?'],
      [2, '₹499'],
    ]);
  });

  it('gives each message its own id', () => {
    expect(started.map(({ id }) => id)).toEqual([0, 1]);
  });

  it('becomes empty on clear and starts again', () => {
    const empty = reduceMessages(started, { type: 'clear' });
    expect(empty).toEqual([]);
    expect(reduceMessages(empty, { type: 'restart' })).toBe(NEW_CONVERSATION);
    expect(reduceMessages(started, { type: 'restart' })).toBe(started);
  });
});
