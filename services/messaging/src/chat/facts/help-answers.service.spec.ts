import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { HelpService } from '../../help/help.service.js';
import { HelpAnswersService } from './help-answers.service.js';

const ANSWER = {
  id: 'id-1',
  slug: 'scribe',
  group: 'Tests',
  question: 'Can I bring a scribe?',
  answer: 'Yes.',
};

describe('HelpAnswersService', () => {
  it('reads once a minute, and keeps what it has when the database fails', async () => {
    let now = 0;
    const listFaqs = jest.fn<HelpService['listFaqs']>().mockResolvedValue([ANSWER]);
    const answers = new HelpAnswersService({ listFaqs } as unknown as HelpService, {
      now: () => new Date(now),
    });
    const first = await answers.current();
    expect(first).toEqual([ANSWER]);
    expect(await answers.current()).toBe(first);
    expect(listFaqs).toHaveBeenCalledTimes(1);

    now += 61_000;
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    listFaqs.mockRejectedValue(new Error('away'));
    expect(await answers.current()).toBe(first);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    now += 61_000;
    listFaqs.mockResolvedValue([]);
    expect(await answers.current()).toEqual([]);
  });
});
