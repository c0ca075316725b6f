import { describe, expect, it } from '@jest/globals';
import { SentLately, type QueuedJob } from './sent-lately.js';

const job = (id: string, more: Partial<QueuedJob> = {}): QueuedJob => ({
  id,
  timestamp: 1_000,
  opts: {},
  ...more,
});

describe('mails that were sent lately', () => {
  it('are recognised when their job comes again', () => {
    const sent = new SentLately();
    expect(sent.has(job('7'), 2_000)).toBe(false);
    sent.remember(job('7'), 2_000);
    expect(sent.has(job('7'), 90_000_000)).toBe(true);
    expect(sent.has(job('8'), 2_000)).toBe(false);
  });

  it('are not confused with a later mail that has the same id', () => {
    const sent = new SentLately();
    sent.remember(job('7'), 2_000);
    expect(sent.has(job('7', { timestamp: 1_001 }), 2_000)).toBe(false);
  });

  it('are recognised by the id under which a mail is sent once, for as long as that holds', () => {
    const sent = new SentLately();
    const opts = { deduplication: { id: 'reminder', ttl: 500 } };
    sent.remember(job('7', { opts }), 2_000);
    const again = job('9', { timestamp: 2_100, opts });
    expect(sent.has(again, 2_499)).toBe(true);
    expect(sent.has(again, 2_500)).toBe(false);
  });

  it('are forgotten after many others', () => {
    const sent = new SentLately();
    for (let id = 0; id <= 2_000; id += 1) sent.remember(job(String(id)), 2_000);
    expect(sent.has(job('0'), 2_000)).toBe(false);
    expect(sent.has(job('1'), 2_000)).toBe(true);
  });
});
