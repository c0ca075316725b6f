import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { optionLetter } from '../../questions/rules/options.js';
import { checkQuestion } from '../rules/check-question.js';
import { cleanText } from '../rules/clean-text.js';
import { completeItem } from '../rules/complete-item.js';
import { isRefused } from '../rules/import-item.js';
import { arbitraryText } from '../testing/arbitrary-draft.js';
import { rightOption } from '../testing/right-option.js';
import { aikenReader, readAiken } from './aiken.reader.js';
import { plainTextReader } from './plain-text.reader.js';
import { readContent, summarize } from './testing/read-text.js';

const read = (content: string | Uint8Array) => summarize(aikenReader, content);

describe('the Aiken reader', () => {
  it('reads questions with lettered options and an ANSWER line', async () => {
    const file = [
      'What is 2 + 2?',
      'A. 3',
      'B) 4',
      'C.5',
      'D. D. 6',
      'ANSWER: B',
      'Which is',
      '  not even?',
      'A. 2',
      'B. 4',
      'C. 5',
      'D. 6',
      'Answer:c',
      '',
      '',
      'A. P. J. Abdul Kalam was which President?',
      'A. 10th',
      'B. 11th',
      'C. 12th',
      'D. 13th',
      'ANSWER: B',
    ];
    const expected = [
      '1: ["What is 2 + 2?","3","4","5","D. 6",1]',
      '7: ["Which is\\n  not even?","2","4","5","6",2]',
      '16: ["A. P. J. Abdul Kalam was which President?","10th","11th","12th","13th",1]',
    ];
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      expect(await read(file.join(lineEnd))).toEqual(expected);
    }
  });

  it('has subject General and difficulty Moderate as defaults for new questions', async () => {
    const [found] = await readContent(aikenReader, 'Q\nA. a\nB. b\nC. c\nD. d\nANSWER: A');
    expect(found).toMatchObject({
      item: expect.not.objectContaining({ subject: expect.anything() }),
      defaults: { subject: 'General', difficulty: 'Moderate' },
    });
  });

  it('refuses invalid items with their reasons, and continues', async () => {
    const items = [
      'Just a remark.',
      'Q\nANSWER: A',
      'Q\nA. a\nB. b\nC. c\nD. d',
      'Q\nA. a\nC. c\nB. b\nD. d\nANSWER: A',
      'Q\nA. a\nB. b\nnot an option\nC. c\nANSWER: A',
      'Q\nA. a\nB. b\nC. c\nD. d\nANSWER: E',
      'Q\nA. a\nB. b\nC. c\nD. d\nANSWER: A, C',
      'Q\nA. a\nB. b\nC. c\nD. d\nANSWER:',
      'ANSWER: A',
      'Q\nA. a\nB. b\nC. c\nANSWER: A',
      'Q\nA. a\nB. b\nC. c\nD. d\nANSWER: A',
    ];
    expect(await read(items.join('\n\n'))).toEqual([
      '1: it does not end with a line "ANSWER:" and a letter',
      '3: it has no options',
      '6: it does not end with a line "ANSWER:" and a letter',
      '12: a line between options and answer is no option B',
      '19: a line between options and answer is no option C',
      '26: ANSWER names option E, and there are 4',
      '33: ANSWER is “A, C”; expected is the letter of the right option',
      '40: ANSWER is “”; expected is the letter of the right option',
      '47: it does not end with a line "ANSWER:" and a letter',
      '49: ["Q","a","b","c",0]',
      '55: ["Q","a","b","c","d",0]',
    ]);
  });

  it('reads an answer after any number of spaces quickly', async () => {
    const file = `Q\nA. a\nB. b\nC. c\nD. d\nANSWER: ${' '.repeat(500_000)}B${' '.repeat(500_000)}`;
    expect(await read(file)).toEqual(['1: ["Q","a","b","c","d",1]']);
  });

  it('reads any encoding, and refuses items with invalid UTF-8 in a UTF-8 file', async () => {
    const item = 'é\nA. a\nB. b\nC. c\nD. d\nANSWER: A\n\n';
    const latin = Buffer.from(item, 'latin1');
    for (const bytes of [
      Buffer.from(`\ufeff${item}`),
      Buffer.from(`\ufeff${item}`, 'utf16le'),
      latin,
    ]) {
      expect(await read(bytes)).toEqual(['1: ["é","a","b","c","d",0]']);
    }
    const mixed = Buffer.concat([Buffer.from(item + item), latin]);
    expect((await read(mixed)).at(-1)).toBe('15: it holds bytes that are not UTF-8');
  });

  it('refuses empty files and files above 10 MB, and reads a million of anything quickly', async () => {
    await expect(read('')).rejects.toThrow('it is empty');
    await expect(read(Buffer.alloc(10 * 1024 * 1024 + 1, 'a\n'))).rejects.toThrow(
      'it is larger than 10 MB, the most that Aiken may have',
    );
    for (const piece of ['\n', 'a\n', 'A. \n', 'ANSWER: A\n', 'a']) {
      const items = await read(Buffer.alloc(1024 * 1024, piece));
      expect(items.every((item) => !item.includes('['))).toBe(true);
    }
  });

  it('round-trips any question that fits its lines', async () => {
    const line = arbitraryText.map((text) =>
      cleanText(text)
        .replace(/\s*[\n\r]\s*/g, ' ')
        .trim(),
    );
    const item = fc.record({
      exam: fc.constant('made'),
      subject: fc.constant('General'),
      difficulty: fc.constant('Moderate'),
      question: line.filter((text) => !/^\s*ANSWER\s*:/i.test(text)),
      options: fc.array(line, { minLength: 2, maxLength: 8 }),
      correct: fc.nat(7),
    });
    const draft = item
      .map((made) => checkQuestion(made))
      .filter((check) => check.ok)
      .map((check) => check.draft)
      .filter((made) => !made.question.includes('\n') && !made.options.join('').includes('\n'));
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 4 }), (drafts) => {
        const text = drafts
          .map(({ question, options, key }) =>
            [
              question,
              ...options.map((option, index) => `${optionLetter(index)}. ${option}`),
              `ANSWER: ${optionLetter(rightOption(key))}`,
            ].join('\n'),
          )
          .join('\n\n');
        const checks = [...readAiken('made', { text, hasErrors: false })].map((found) =>
          isRefused(found) ? found : checkQuestion({ ...completeItem(found), exam: 'made' }),
        );
        expect(checks).toEqual(drafts.map((made) => ({ ok: true, draft: made })));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the reader of .txt files', () => {
  it('distinguishes Aiken from GIFT by ANSWER lines', async () => {
    const aiken = 'Q {1}\nA. a\nB. b\nC. c\nD. d\nANSWER: A';
    expect(await summarize(plainTextReader, aiken)).toEqual(['1: ["Q {1}","a","b","c","d",0]']);
    expect(await summarize(plainTextReader, 'The ANSWER: {=a ~b ~c ~d}')).toHaveLength(1);
    expect(await summarize(plainTextReader, 'Q {=a ~b ~c ~d}')).toEqual([
      '1: ["Q","a","b","c","d",0]',
    ]);
  });
});
