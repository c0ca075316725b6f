import { describe, expect, it } from '@jest/globals';
import { chooseReader } from './choose-reader.js';
import { readContent } from './testing/read-text.js';
import { xmlReader } from './xml.reader.js';

/** Writes and reads files, which takes longer on a busy machine. */

const ITEM =
  '<qti-assessment-item identifier="i-1"><qti-response-declaration identifier="R" cardinality="single">' +
  '<qti-correct-response><qti-value>D</qti-value></qti-correct-response></qti-response-declaration>' +
  '<qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Ä?</qti-prompt>' +
  ['A', 'B', 'C', 'D']
    .map((name) => `<qti-simple-choice identifier="${name}">${name}</qti-simple-choice>`)
    .join('') +
  '</qti-choice-interaction></qti-item-body></qti-assessment-item>';

const QUIZ =
  '<quiz><question type="multichoice"><name><text>N</text></name><questiontext format="html"><text>Ä?</text>' +
  '</questiontext>' +
  ['a', 'b', 'c', 'd']
    .map(
      (text, index) => `<answer fraction="${index === 0 ? 100 : 0}"><text>${text}</text></answer>`,
    )
    .join('') +
  '</question></quiz>';

describe('xmlReader', () => {
  it('is chosen by the file ending', () => {
    expect(chooseReader('bank.XML')).toBe(xmlReader);
  });

  it('distinguishes QTI and Moodle by the root element', async () => {
    expect(await readContent(xmlReader, ITEM)).toMatchObject([
      {
        place: { id: 'i-1' },
        item: { question: 'Ä?', correct: 3 },
        defaults: { id: 'i-1', subject: 'General', difficulty: 'Moderate' },
      },
    ]);
    expect(await readContent(xmlReader, QUIZ)).toMatchObject([
      {
        place: { id: 'N', line: 1 },
        item: { question: 'Ä?', options: ['a', 'b', 'c', 'd'], correct: 0 },
      },
    ]);
  });

  it('reads the encoding that the file declares', async () => {
    const declared = `<?xml version="1.0" encoding="windows-1252"?>${QUIZ}`;
    expect(await readContent(xmlReader, Buffer.from(declared, 'latin1'))).toMatchObject([
      { item: { question: 'Ä?' } },
    ]);
    const wide = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${QUIZ}`, 'utf16le');
    expect(await readContent(xmlReader, wide)).toMatchObject([{ item: { question: 'Ä?' } }]);
    await expect(readContent(xmlReader, Buffer.from(QUIZ, 'latin1'))).rejects.toThrow(
      'its bytes are not utf-8',
    );
  });

  it('refuses an item with its identifier', async () => {
    const several = ITEM.replace('max-choices="1"', 'max-choices="3"');
    expect(await readContent(xmlReader, several)).toMatchObject([
      {
        place: { id: 'i-1' },
        reason: 'it accepts up to 3 answers, but declares a single one',
      },
    ]);
  });

  it.each([
    ['it is empty', ''],
    ['it is QTI 1, which is not supported; QTI 2.1, 2.2 and 3.0 are', '<questestinterop/>'],
    ['it is a test of QTI, whose questions are in other files', '<assessmentTest/>'],
    ['it is the manifest of a content package', '<manifest/>'],
    ['its root element <html> is neither Moodle’s <quiz> nor an item of QTI', '<html/>'],
    ['it has a document type (DOCTYPE) or entities', `<!DOCTYPE quiz>${QUIZ}`],
    ['it ends within a tag', QUIZ.slice(0, -3)],
    ['it is not well-formed XML (line 1', QUIZ.slice(0, -7)],
    ['it is larger than 10 MB', QUIZ + ' '.repeat(10 * 1024 * 1024)],
  ])('refuses a file: %s', async (reason, content) => {
    await expect(readContent(xmlReader, content)).rejects.toThrow(`cannot be read: ${reason}`);
  });
});
