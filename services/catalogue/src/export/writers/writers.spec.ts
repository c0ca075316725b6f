import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readGift } from '../../import/readers/gift.reader.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { isRefused } from '../../import/rules/import-item.js';
import { arbitraryDraftOf, arbitraryDraftWithParts } from '../../import/testing/arbitrary-draft.js';
import { collect } from '../../import/testing/collect.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { knownPictures } from '../testing/known-pictures.js';
import { giftWriter } from './gift.writer.js';
import { jsonLinesWriter } from './json-lines.writer.js';
import type { ExportedQuestion } from './question-writer.js';

const QUESTION: ExportedQuestion = {
  ...NO_PARTS,
  id: '0198c0de-0000-7000-8000-000000000001',
  externalId: 'net-[1]',
  exam: 'GATE CSE',
  subject: 'Networks',
  topic: 'TCP/IP',
  difficulty: 'Easy',
  question: 'Which {layer} costs $5?\nOne = \\(a_1\\)',
  options: ['if  (a)', 'p -> q', '<b>', 'none'],
  key: { kind: 'single', correct: 1 },
  explanation: null,
  source: 'own',
  licence: null,
};

async function* only(...questions: ExportedQuestion[]): AsyncGenerator<ExportedQuestion> {
  yield* questions;
}

async function write(writer: typeof giftWriter, ...questions: ExportedQuestion[]): Promise<string> {
  return (await collect(writer.write('any', only(...questions), knownPictures()))).join('');
}

describe('the writer of JSON Lines', () => {
  it('writes one object per line, without unknown fields', async () => {
    expect(await write(jsonLinesWriter, QUESTION)).toBe(
      `${JSON.stringify({
        id: 'net-[1]',
        exam: 'GATE CSE',
        subject: 'Networks',
        topic: 'TCP/IP',
        difficulty: 'Easy',
        question: QUESTION.question,
        options: QUESTION.options,
        correct: 1,
        source: 'own',
      })}\n`,
    );
  });

  it.each([...Object.entries(arbitraryDraftOf), ['with parts', arbitraryDraftWithParts] as const])(
    'round-trips any question: %s',
    async (_, drafts) => {
      await fc.assert(
        fc.asyncProperty(drafts, async (draft) => {
          const line = await write(jsonLinesWriter, { ...draft, id: 'x' });
          expect(line.indexOf('\n')).toBe(line.length - 1);
          expect(checkQuestion(JSON.parse(line) as Record<string, unknown>)).toEqual({
            ok: true,
            draft,
          });
        }),
        { numRuns: 300 },
      );
    },
    120_000,
  );
});

describe('the writer of GIFT', () => {
  it('writes classification and tags, and escapes special characters of GIFT', async () => {
    expect(
      await write(giftWriter, QUESTION, { ...QUESTION, externalId: null, explanation: 'x:y' }),
    ).toBe(
      String.raw`$CATEGORY: $course$/top/GATE CSE/Networks/TCP//IP

// [id:net-\[1\]] [tag:difficulty:Easy] [tag:source:own]
::net-[1]::[plain]Which \{layer\} costs $5?\nOne \= \\(a_1\\){
~[html]<pre>if  (a)</pre>
=[html]<pre>p -&\#62; q</pre>
~[plain]<b>
~[plain]none
}

// [tag:difficulty:Easy] [tag:source:own]
::0198c0de-0000-7000-8000-000000000001::[plain]Which \{layer\} costs $5?\nOne \= \\(a_1\\){
~[html]<pre>if  (a)</pre>
=[html]<pre>p -&\#62; q</pre>
~[plain]<b>
~[plain]none
####[plain]x\:y
}

`,
    );
  });

  it.each(Object.entries(arbitraryDraftOf))(
    'round-trips any questions: %s',
    async (_, draft) => {
      await fc.assert(
        fc.asyncProperty(fc.array(draft, { maxLength: 4 }), async (drafts) => {
          const questions = drafts.map((draft, index) => ({ ...draft, id: `number ${index}` }));
          const text = await write(giftWriter, ...questions);
          const read = [...readGift('made', { text, hasErrors: false })].map((found) =>
            isRefused(found) ? found : checkQuestion(found.item),
          );
          expect(read).toEqual(drafts.map((draft) => ({ ok: true, draft })));
        }),
        { numRuns: 300 },
      );
    },
    120_000,
  );

  it('round-trips the longest question even if all of it is escaped', async () => {
    const longest = {
      ...QUESTION,
      question: '[->]'.repeat(3000),
      options: [...'abcd'].map((letter) => letter + '->['.repeat(999)),
      explanation: '<- >'.repeat(7500).trim(),
    };
    const text = await write(giftWriter, longest);
    const [found] = [...readGift('made', { text, hasErrors: false })];
    if (!found || isRefused(found)) throw new Error(found?.reason);
    const { id, ...draft } = longest;
    expect(id).toBe(QUESTION.id);
    expect(checkQuestion(found.item)).toEqual({ ok: true, draft });
  }, 120_000);

  it('refuses to write a file that is too large to be imported', async () => {
    const large = { ...QUESTION, explanation: 'x'.repeat(1024 * 1024) };
    const questions = Array.from({ length: 10 }, () => large);
    await expect(write(giftWriter, ...questions)).rejects.toThrow('larger than 10 MB as GIFT');
  });
});
