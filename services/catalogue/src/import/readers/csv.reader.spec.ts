import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkQuestion } from '../rules/check-question.js';
import { completeItem } from '../rules/complete-item.js';
import { isRefused, type QuestionDraft, type ReadItem } from '../rules/import-item.js';
import { arbitraryDraft } from '../testing/arbitrary-draft.js';
import { collect } from '../testing/collect.js';
import { rightOption } from '../testing/right-option.js';
import { csvReader } from './csv.reader.js';

const HEADER = 'id,question,option_a,option_b,option_c,option_d,correct';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array): Promise<ReadItem[]> {
  const file = join(folder, 'items.csv');
  await writeFile(file, content);
  return collect(csvReader.read(file));
}

/** One line per item: its location, and its content or the reason of its refusal. */
async function summarize(content: string | Uint8Array): Promise<string[]> {
  const items = await read(content);
  return items.map((found) => {
    const { line, id } = found.place;
    const place = id === undefined ? `${line}` : `${line} ${id}`;
    if (isRefused(found)) return `${place}: ${found.reason}`;
    const { question, options = [], correct, answer } = found.item;
    return `${place}: ${JSON.stringify([question, ...(options as string[]), correct ?? answer])}`;
  });
}

describe('the CSV reader', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('detects the %s as delimiter', async (_, delimiter) => {
    const file = `${HEADER}\r\n1,Why; or\twhere?,a,b,c,d,B\r\n`;
    const swapped = file.replaceAll(/[,;\t]/g, (sign) => (sign === ',' ? delimiter : '.'));
    expect(await summarize(swapped)).toEqual(['2 1: ["Why. or.where?","a","b","c","d",1]']);
  });

  it('uses the separator that a spreadsheet declares before the header', async () => {
    expect(await summarize(`sep=|\r\n${HEADER}\n1,Q,a,b,c,d,A`.replaceAll(',', '|'))).toEqual([
      '3 1: ["Q","a","b","c","d",0]',
    ]);
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16BE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16LE without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16BE without a mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('reads %s', async (_, encode) => {
    const bytes = encode(`${HEADER}\r\n1,प्रश्न?,é,—,😀,d,C\r\n`);
    expect(await summarize(bytes)).toEqual(['2 1: ["प्रश्न?","é","—","😀","d",2]']);
  });

  it('reads Windows-1252', async () => {
    const row = Buffer.from('1,Caf\xe9 \x96 \x80 5,a,b,c,d,D', 'latin1');
    expect(await summarize(Buffer.concat([Buffer.from(`${HEADER}\n`), row]))).toEqual([
      '2 1: ["Café – € 5","a","b","c","d",3]',
    ]);
  });

  it('treats a few zero bytes as an error', async () => {
    const rows = '1,Q,a,b,c,d,A\n'.repeat(20);
    const [found] = await read(`${HEADER}\n1,Q\0,a,b,c,d,A\n${rows}`);
    if (!found || isRefused(found)) throw new Error(found?.reason);
    expect(checkQuestion({ ...completeItem(found), exam: 'made' })).toEqual({
      ok: false,
      reason: 'question holds characters that cannot be shown',
    });
  });

  it('refuses lines with invalid UTF-8 in a UTF-8 file', async () => {
    const file = Buffer.concat([
      Buffer.from(`${HEADER}\n1,é,a,b,c,d,A\n2,`),
      Buffer.of(0xe9),
      Buffer.from(',a,b,c,d,A\n3,ß,a,b,c,d,A\n4,ü,a,b,c,d,A'),
    ]);
    expect(await summarize(file)).toEqual([
      '2 1: ["é","a","b","c","d",0]',
      '3: the line is not UTF-8',
      '4 3: ["ß","a","b","c","d",0]',
      '5 4: ["ü","a","b","c","d",0]',
    ]);
  });

  it('reports truncated UTF-16', async () => {
    const bytes = Buffer.from(`\ufeff${HEADER}\n1,Q,a,b,c,d,A`, 'utf16le').subarray(0, -1);
    await expect(read(bytes)).rejects.toThrow('its UTF-16 text is cut off or broken');
  });

  it('reads quotes: delimiters, doubled quotes and line ends in cells, spaces beside them', async () => {
    const file = `${HEADER}\n1, "a, ""b""\r\nc" ,"",5" pipe,c"d",e,D\n\n,,,,,,\n2,Q,a,b,c,d,a\n`;
    expect(await summarize(file)).toEqual([
      '2 1: ["a, \\"b\\"\\nc","","5\\" pipe","c\\"d\\"","e",3]',
      '6 2: ["Q","a","b","c","d",0]',
    ]);
  });

  const swallows = (line: number): string =>
    `the quote that opens in line ${line} is not closed correctly`;

  it.each([
    ['at the end of the file', '1,"Q,a,b,c,d,A\n2,Q,a,b,c,d,B', [`2: ${swallows(2)}`, 3]],
    ['by the next quoted cell', '1,"Q,a,b,c,d,A\n2,"R",a,b,c,d,B', [`2: ${swallows(2)}`, 3]],
    [
      'in a further line of the row',
      '1,"Q\nQ","a\na","b,c,d,A\n2,Q,a,b,c,d,B',
      [`2: ${swallows(4)}`, 5],
    ],
    ['by text after quotes', '1,"Q" or R,a,b,c,d,A\n2,Q,a,b,c,d,B', [`2: ${swallows(2)}`, 3]],
    [
      'by a row that two stray quotes hold between them',
      '1,Q,a,b,c,d,"A\n2,Q,a,b,c,d,B\n3,Q,a,b,c,d,",A',
      [`2: ${swallows(2)}`, 3, `4: ${swallows(4)}`],
    ],
  ])('detects a stray quote %s, and refuses only its row', async (_, rows, expected) => {
    const found = await summarize(`${HEADER}\n${rows}`);
    expect(found.map((line) => (/^\d+ /.test(line) ? Number.parseInt(line, 10) : line))).toEqual(
      expected,
    );
  });

  it('keeps a cell whose lines look like rows, if the row has all of its cells', async () => {
    const file =
      'question,answer\n"A rectangle has sides:\nlength, 20\nwidth, 10\nWhat is its area?",200\nQ,3\n';
    expect(await summarize(file)).toEqual([
      '2: ["A rectangle has sides:\\nlength, 20\\nwidth, 10\\nWhat is its area?",[{"from":"200","to":"200"}]]',
      '6: ["Q",[{"from":"3","to":"3"}]]',
    ]);
    const choice = 'question,A,B,correct\n"Who?\nAlice, likes, tea, a\nBob, likes, tea, b",x,y,B\n';
    expect(await summarize(choice)).toEqual([
      '2: ["Who?\\nAlice, likes, tea, a\\nBob, likes, tea, b","x","y",1]',
    ]);
  });

  it('refuses a quoted cell that is longer than the maximum line length', async () => {
    const filler = `${'x'.repeat(100_000)}\n`.repeat(11);
    const found = await summarize(`${HEADER}\n1,"${filler}2,Q,a,b,c,d,B\n`);
    expect(found).toHaveLength(12);
    expect(found[0]).toBe(`2: ${swallows(2)}`);
    expect(found.at(-1)).toBe('13 2: ["Q","a","b","c","d",1]');
  });

  it('refuses a row of a million columns, short or long, and continues', async () => {
    const last = '9,Q,a,b,c,d,B';
    expect(await summarize(`${HEADER}\n${','.repeat(1_000_000)}\n${last}`)).toEqual([
      '2: the row has more than 100 cells',
      '3 9: ["Q","a","b","c","d",1]',
    ]);
    expect(await summarize(`${HEADER}\n${'ab,'.repeat(1_000_000)}\n${last}`)).toEqual([
      '2: the line is longer than 1048576 bytes',
      '3 9: ["Q","a","b","c","d",1]',
    ]);
    await expect(read(`${','.repeat(1_000_000)}\n${last}`)).rejects.toThrow('does not name');
    await expect(read(`${'ab,'.repeat(1_000_000)}\n${last}`)).rejects.toThrow('is no header');
  });

  it('reads long cells of one repeated character quickly', async () => {
    for (const sign of [' ', '\t', '=', '\\', '$', '\\(', 'A ', "'"]) {
      const cell = `A${sign.repeat(100_000)}x`;
      const items = await summarize(`${HEADER}\n1,Q,a,b,c,d,${cell}\n${cell},Q,a,b,c,d,B`);
      expect(items[0]).toMatch(/^2 1: correct is “A.{0,50}”; expected is the letter of the right/);
      expect(items).toHaveLength(2);
    }
  });

  it('refuses rows with more or fewer cells than the header, except for empty cells at the end', async () => {
    expect(await summarize(`${HEADER}\n1,Q,a,b,c,d\n2,Q,a,b,c,d,A,more\n3,Q,a,b,c,d,A,,`)).toEqual([
      '2 1: the row has 6 cells, the first line 7',
      '3 2: the row has 8 cells, the first line 7',
      '4 3: ["Q","a","b","c","d",0]',
    ]);
  });

  it('keeps formulas and markup in cells as text', async () => {
    const file = `${HEADER}\n1,"=HYPERLINK(""http://x"",""y"")",+1,-1,@SUM(A1),<script>alert(1)</script>,C`;
    expect(await summarize(file)).toEqual([
      '2 1: ["=HYPERLINK(\\"http://x\\",\\"y\\")","+1","-1","@SUM(A1)","<script>alert(1)</script>",2]',
    ]);
  });

  it('accepts column names in any order, case and spelling, and ignores those with #', async () => {
    const file = [
      'Correct Index;LICENSE;Option 4;option-3;B;optionA;Stem;Chapter;SUBJECT;Level;#marks;Exam',
      '2;MIT;d;c;b;a;Q;T;S;medium;4;GATE EE',
    ].join('\n');
    expect(await read(file)).toEqual([
      {
        place: { file: join(folder, 'items.csv'), line: 2 },
        item: {
          id: undefined,
          exam: 'GATE EE',
          subject: 'S',
          topic: 'T',
          difficulty: 'Moderate',
          question: 'Q',
          options: ['a', 'b', 'c', 'd'],
          correct: 2,
          explanation: undefined,
          source: undefined,
          licence: 'MIT',
        },
        defaults: { subject: 'General', difficulty: 'Moderate' },
      },
    ]);
  });

  it('has subject General and difficulty Moderate as defaults for new questions', async () => {
    const [found] = await read(`${HEADER}\n1,Q,a,b,c,d,A`);
    expect(found).toMatchObject({
      item: { subject: undefined, difficulty: '' },
      defaults: { subject: 'General', difficulty: 'Moderate' },
    });
  });

  it('returns a fifth option, so that the question is refused', async () => {
    const file = `${HEADER},E\n1,Q,a,b,c,d,A,e\n2,Q,a,b,c,d,A,`;
    expect(await summarize(file)).toEqual([
      '2 1: ["Q","a","b","c","d","e",0]',
      '3 2: ["Q","a","b","c","d",0]',
    ]);
  });

  it.each([
    ['', 'it is empty'],
    ['\n\n', 'it is empty'],
    ['question,A,B,C,D\n', 'its first line must name one of correct'],
    ['question,A,correct\n', 'its first line does not name option B'],
    [`${HEADER},correct letter\n`, 'its first line must name one of correct'],
    ['question,A,B\n', 'its first line must name one of correct'],
    ['question,answer from\n', 'its first line does not name answer to'],
    ['question,A,answer\n', 'its first line does not name option B'],
    [`${HEADER},Option 1\n`, 'its first line names option A twice'],
    [`${HEADER},picture\n`, 'its first line names columns that are not known: "picture"'],
    ['PK\u0003\u0004\u0000\u0000\n', 'names columns that are not known'],
  ])('refuses %j', async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  const KINDS = 'question,A,B,C,correct,answer,answer from,answer to,unit,kind';

  it('reads every kind of question', async () => {
    const rows = [
      'Q1,a,b,c,B,,,,,',
      'Q2,a,b,c,A;C,,,,,',
      'Q3,a,b,c,"A, C",,,,,Multiple',
      'Q4,a,b,,B,,,,,multiple',
      'Q5,,,,,9.8,,,m/s²,',
      'Q6,,,,,,9.79,९.८२,,numeric',
      'Q7,,,,,"4; 9.79 to 9.82;-1",,,,',
    ];
    const items = await read([KINDS, ...rows].join('\n'));
    expect(items.map((found) => !isRefused(found) && found.item)).toMatchObject([
      { correct: 1, options: ['a', 'b', 'c'] },
      { correct: [0, 2] },
      { correct: [0, 2], kind: 'multiple' },
      { correct: [1], options: ['a', 'b'] },
      { answer: [{ from: '9.8', to: '9.8' }], unit: 'm/s²' },
      { answer: [{ from: '9.79', to: '9.82' }], kind: 'numeric' },
      {
        answer: [
          { from: '-1', to: '-1' },
          { from: '4', to: '4' },
          { from: '9.79', to: '9.82' },
        ],
      },
    ]);
    for (const found of items) {
      if (isRefused(found)) throw new Error(found.reason);
      expect(checkQuestion({ ...completeItem(found), exam: 'E' })).toMatchObject({ ok: true });
    }
  });

  it('reads right options and numbers from the column “answer” if there is no other', async () => {
    expect(await summarize('question,A,B,answer\nQ1,a,b,B\nQ2,,,12\nQ3,a,b,A;B\nQ4,,,A')).toEqual([
      '2: ["Q1","a","b",1]',
      '3: ["Q2",[{"from":"12","to":"12"}]]',
      '4: ["Q3","a","b",[0,1]]',
      '5: answer is “A”; expected is a decimal number with at most 20 digits before and after the point, and without an exponent',
    ]);
    expect(await summarize('question,answer\nQ,5')).toEqual(['2: ["Q",[{"from":"5","to":"5"}]]']);
  });

  it.each([
    ['Q,a,b,c,B,5,,,,', 'the row has a right option, and an answer that is a number'],
    ['Q,a,b,c,,5,,,,', 'the row has options, and an answer that is a number'],
    ['Q,a,b,c,,,1,2,,', 'the row has options, and an answer that is a number'],
    ['Q,,,,,5,1,2,,', 'the row has an answer, and another one in “answer from” and “answer to”'],
    ['Q,,,,,,1,,,', 'answer to is missing'],
    ['Q,,,,,,3,2,,', 'answer is from 3 to 2, which is no range'],
    ['Q,,,,,1e5,,,,', 'answer is “1e5”; expected is a decimal number'],
    ['Q,a,b,c,B,,,,m,', 'the row has a unit, but its answer is no number'],
    ['Q,,,,,,,,,', 'correct is empty; expected is the letter'],
  ])('refuses the row %j', async (row, reason) => {
    const [found] = await read(`${KINDS}\n${row}`);
    expect(found && isRefused(found) ? found.reason : 'taken').toContain(reason);
  });

  it('reads passages', async () => {
    const file = [
      'question,answer,passage,passage title',
      'Q1,1,"Read\nthis.",Directions',
      'Q2,2,Other,',
      'Q3,3,,',
      'Q4,4,,Directions',
    ].join('\n');
    expect(await read(file)).toMatchObject([
      { item: { passage: { text: 'Read\nthis.', title: 'Directions' } } },
      { item: { passage: { text: 'Other' } } },
      { item: { question: 'Q3' } },
      { reason: 'the row has a passage title, but no passage' },
    ]);
  });

  it('reports why a file cannot be read', async () => {
    await expect(collect(csvReader.read(join(folder, 'none.csv')))).rejects.toThrow(
      'there is no such file',
    );
  });

  it('reports how many bytes it has read', async () => {
    const content = `${HEADER}\n1,Q,a,b,c,d,A`;
    let bytes = 0;
    const file = join(folder, 'items.csv');
    await writeFile(file, content);
    await collect(csvReader.read(file, (more) => (bytes += more)));
    expect(bytes).toBe(content.length);
  });

  it('round-trips any question', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryDraft, { minLength: 1, maxLength: 4 }),
        style,
        async (drafts, how) => {
          const items = await read(writeCsv(drafts, how));
          const checks = items.map((found) =>
            isRefused(found) ? found : checkQuestion(found.item),
          );
          expect(checks).toEqual(drafts.map((draft) => ({ ok: true, draft })));
        },
      ),
      { numRuns: 150 },
    );
  });
});

interface Style {
  delimiter: string;
  lineEnd: string;
  isQuotedAlways: boolean;
  encoding: 'utf8' | 'utf16le' | 'utf16be';
}

const style: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isQuotedAlways: fc.boolean(),
  encoding: fc.constantFrom('utf8', 'utf16le', 'utf16be'),
});

const COLUMNS = [
  'id,exam,subject,topic,difficulty,question,option_a,option_b,option_c,option_d,option_e,option_f,option_g,option_h',
  'correct_letter',
  'explanation,source,licence',
].join();

function writeCsv(drafts: readonly QuestionDraft[], how: Style): Buffer {
  const rows = drafts.map((draft) => [
    ...[draft.externalId, draft.exam, draft.subject, draft.topic, draft.difficulty, draft.question],
    ...Array.from({ length: 8 }, (_, index) => draft.options[index] ?? ''),
    'ABCDEFGH'.charAt(rightOption(draft.key)),
    ...[draft.explanation, draft.source, draft.licence],
  ]);
  const text = [COLUMNS.split(','), ...rows]
    .map((row) => row.map((cell) => writeCell(cell ?? '', how)).join(how.delimiter))
    .join(how.lineEnd);
  if (how.encoding === 'utf8') return Buffer.from(text);
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
  return how.encoding === 'utf16le' ? wide : wide.swap16();
}

function writeCell(cell: string, { delimiter, isQuotedAlways }: Style): string {
  const isPlain = !/["\n\r]/.test(cell) && !cell.includes(delimiter);
  return isPlain && !isQuotedAlways ? cell : `"${cell.replaceAll('"', '""')}"`;
}
