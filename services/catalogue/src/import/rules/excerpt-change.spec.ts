import { describe, expect, it } from '@jest/globals';
import { excerptChange } from './excerpt-change.js';

function excerpts(from: string | null, to: string | null): (string | null)[] {
  const change = excerptChange({ field: 'explanation', from, to });
  return [change.from, change.to];
}

describe('excerptChange', () => {
  it('keeps short texts unchanged', () => {
    expect(excerpts('Physics', 'General')).toEqual(['Physics', 'General']);
    expect(excerpts(null, 'x')).toEqual([null, 'x']);
  });

  it('truncates long texts around the difference', () => {
    const long = 'word '.repeat(400);
    const [from = '', to = ''] = excerpts(`${long}old ${long}`, `${long}new ${long}`);
    expect(from).toMatch(/^…(?:word )+old (?:word )+\w*…$/);
    expect(to).toContain('new');
    expect(from?.length).toBeLessThan(90);
    expect(excerpts(long, null)[0]).toMatch(/^(?:word )+\w*…$/);
  });

  it('does not split a character', () => {
    const [from = ''] = excerpts('😀'.repeat(100), null);
    expect(from?.isWellFormed()).toBe(true);
    const [a = '', b = ''] = excerpts(`${'x'.repeat(100)}😀`, `${'x'.repeat(100)}😁`);
    expect([a?.isWellFormed(), b?.isWellFormed()]).toEqual([true, true]);
  });
});
