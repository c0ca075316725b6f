import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvReader } from '../../import/readers/csv.reader.js';
import { readGift } from '../../import/readers/gift.reader.js';
import { readContent } from '../../import/readers/testing/read-text.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { writeTable } from '../../import/rules/csv-parts.js';
import { isRefused } from '../../import/rules/import-item.js';
import { arbitraryDraftOf, arbitraryDraftWithParts } from '../../import/testing/arbitrary-draft.js';
import { collect } from '../../import/testing/collect.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { knownPictures } from '../testing/known-pictures.js';
import { csvWriter } from './csv.writer.js';
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
  );
});

describe('the writer of CSV', () => {
  it('writes columns that people read, and texts that no spreadsheet runs', async () => {
    const file = await write(csvWriter, {
      ...QUESTION,
      options: ['=1+1', '-5', 'say "a"', '@x'],
      key: { kind: 'multiple', correctOptions: [0, 2] },
      table: { head: ['p', 'q'], rows: [['1|2', '']] },
    });
    const [names = '', row = '', ...rest] = file.split('\r\n');
    expect(names).toBe(
      '\uFEFF"id","exam","subject","topic","difficulty","passage title","passage","passage table",' +
        '"question","table","kind","option A","option B","option C","option D","option E","option F",' +
        '"option G","option H","correct letter","answer","unit","explanation","source","licence"',
    );
    expect(row).toBe(
      '"net-[1]","GATE CSE","Networks","TCP/IP","Easy","","","",' +
        '"Which {layer} costs $5?\nOne = \\(a_1\\)","| p | q |\n| --- | --- |\n| 1\\|2 |  |","multiple",' +
        '"\t=1+1","-5","say ""a""","\t@x","","","","","A;C","","","","own",""',
    );
    expect(rest).toEqual(['']);
  });

  it.each([...Object.entries(arbitraryDraftOf), ['with parts', arbitraryDraftWithParts] as const])(
    'round-trips any questions: %s',
    async (_, draft) => {
      await fc.assert(
        fc.asyncProperty(fc.array(draft, { maxLength: 4 }), async (drafts) => {
          const tables = drafts.flatMap(({ table, passage }) => [table, passage?.table ?? null]);
          fc.pre(tables.every((table) => table === null || writeTable(table) !== undefined));
          const questions = drafts.map((own, index) => ({ ...own, id: `number ${index}` }));
          const read = await readContent(csvReader, await write(csvWriter, ...questions));
          expect(
            read.map((found) => (isRefused(found) ? found : checkQuestion(found.item))),
          ).toEqual(drafts.map((own) => ({ ok: true, draft: own })));
        }),
        { numRuns: 300 },
      );
    },
  );

  it('refuses a table that a cell cannot hold', async () => {
    const table = { head: [], rows: [['a\nb']] };
    await expect(write(csvWriter, { ...QUESTION, table })).rejects.toThrow(
      'The question "net-[1]" has a table that CSV cannot hold: export the exam as jsonl.',
    );
  });
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

  it.each([...Object.entries(arbitraryDraftOf), ['with parts', arbitraryDraftWithParts] as const])(
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
  });

  it('refuses to write a file that is too large to be imported', async () => {
    const large = { ...QUESTION, explanation: 'x'.repeat(1024 * 1024) };
    const questions = Array.from({ length: 10 }, () => large);
    await expect(write(giftWriter, ...questions)).rejects.toThrow('larger than 10 MB as GIFT');
  });
});
