import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkQuestion } from '../rules/check-question.js';
import { completeItem } from '../rules/complete-item.js';
import { isRefused } from '../rules/import-item.js';
import { arbitraryText } from '../testing/arbitrary-draft.js';
import { giftReader, readGift } from './gift.reader.js';
import { readContent, summarize } from './testing/read-text.js';

const read = (content: string | Uint8Array) => summarize(giftReader, content);

describe('the GIFT reader', () => {
  it('reads four choices with one right choice, title and feedback', async () => {
    const file = [
      '// [id:q1] [tag:difficulty:hard] [tag:source:own]',
      '::Sums:: What is 2 + 2? {',
      '  ~3 # too few',
      '  =4 # yes',
      '  ~5',
      '  ~%0%6',
      '  #### Count on your fingers.',
      '}',
    ].join('\n');
    expect(await readContent(giftReader, file)).toMatchObject([
      {
        place: { line: 2, id: 'q1' },
        item: {
          id: 'q1',
          question: 'What is 2 + 2?',
          options: ['3', '4', '5', '6'],
          correct: 1,
          explanation: 'Count on your fingers.',
          subject: undefined,
          difficulty: 'Hard',
          source: 'own',
        },
        defaults: { subject: 'General', difficulty: 'Moderate' },
      },
    ]);
  });

  it('reads a matching question as a choice over two lists', async () => {
    const file = String.raw`::m::Match.{
=[html]<b>Ohm</b> -> V \= I R
=Newton -> F \= m a\: force
= -> none
####why
}`;
    const [found] = await readContent(giftReader, file);
    const { item } = found as unknown as {
      item: { options: readonly string[]; correct: number };
    };
    expect(item).toMatchObject({
      question: 'Match.',
      table: {
        rows: [
          ['A. Ohm', '1. F = m a: force'],
          ['B. Newton', '2. V = I R'],
          ['', '3. none'],
        ],
      },
      explanation: 'why',
    });
    expect(item.options[item.correct]).toBe('A-2, B-1');
  });

  it('uses the right choice’s feedback as explanation if there is no other', async () => {
    const [found] = await readContent(giftReader, 'Q {~a#no =b#because ~c ~d}');
    expect(found).toMatchObject({ item: { explanation: 'because' } });
  });

  it('reads escapes, several lines of a text and the missing word', async () => {
    expect(
      await read(String.raw`Is \{x\} \= \#1\: \~y\\z\n?
 Say {~a\=b =c ~d ~e}

One plus one is {~1 =2 ~3 ~4} at most.`),
    ).toEqual([
      '1: ["Is {x} = #1: ~y\\\\z\\n? Say","a=b","c","d","e",1]',
      '4: ["One plus one is _____ at most.","1","2","3","4",1]',
    ]);
  });

  it('reads exam, subject and topic from categories', async () => {
    const items = await readContent(
      giftReader,
      [
        '$CATEGORY: $course$/top/GATE CSE/Networks/TCP//IP',
        '',
        'Q1 {=a ~b ~c ~d}',
        '',
        '$CATEGORY: Physics/Optics',
        'Q2 {=a ~b ~c ~d}',
        '',
        '$CATEGORY: $course$/top/Default for Biology/Botany',
        '',
        '// [tag:Exam:NEET UG] [tag:topic:Leaves]',
        'Q3 {=a ~%-25%b ~c ~d}',
      ].join('\r\n'),
    );
    expect(items.map((found) => !isRefused(found) && found.item)).toMatchObject([
      { exam: 'GATE CSE', subject: 'Networks', topic: 'TCP/IP' },
      { exam: undefined, subject: 'Physics', topic: 'Optics' },
      { exam: 'NEET UG', subject: 'Botany', topic: 'Leaves' },
    ]);
  });

  it('reads every kind of question that is supported, and refuses and names the others', async () => {
    const file = [
      '::b::Q{=a =b}',
      '::c::Q{#5:1}',
      '::d::Q{=a -> b =c -> d =e -> f}',
      '::e::Q{}',
      '::f::Only text',
      '::g::Q{~%50%a ~%50%b ~%-100%c ~d}',
      '::h::Q{=a =b ~c ~d}',
      '::i::Q{~a ~b ~c ~d}',
      '::j::Q{~%100%a =b ~c ~d}',
      '::k::[html]See <img src\\="x.png">{=a ~b ~c ~d}',
      '::l::See <img src\\="x.png">{=a ~b ~c ~d}',
      '::o::Q{=%80%a ~b ~c ~d}',
      '::m::[markdown]See **this**{=a ~b ~c ~d}',
      '::n::Q{=@@PLUGINFILE@@/x.png ~b ~c ~d}',
    ].join('\n\n');
    expect(await read(file)).toEqual([
      '1 b: it is a short-answer question',
      '3 c: ["Q",[{"from":"4","to":"6"}]]',
      expect.stringMatching(/^5 d: \["Q",.*"A-1, B-2, C-3"/),
      '7 e: it is an essay question',
      '9 f: it has no answers',
      '11 g: ["Q","a","b","c","d",[0,1]]',
      '13 h: there are 2 right answers, not one',
      '15 i: there are 0 right answers, not one',
      '17 j: there are 2 right answers, not one',
      '19 k: question: it needs a picture (<img> x.png)',
      '21 l: question: it needs a picture, a sound or a film (<img…>)',
      '23 o: an answer earns 80 % of the marks (partial credit)',
      '25 m: question: it is written in Markdown',
      '27 n: option A: it needs a file (@@PLUGINFILE@@)',
    ]);
  });

  it.each([
    ['T', 0, undefined],
    ['FALSE', 1, undefined],
    ['TRUE#after a wrong answer#after the right one', 0, 'after the right one'],
    ['F#after a wrong answer', 1, 'after a wrong answer'],
    ['F#after a wrong answer####always', 1, 'always'],
  ])('reads a true/false question: {%s}', async (answer, correct, explanation) => {
    expect(await readContent(giftReader, `::a::2 is even.{${answer}}`)).toMatchObject([
      { item: { question: '2 is even.', options: ['True', 'False'], correct, explanation } },
    ]);
  });

  it.each([
    ['~%50%a ~%50%b ~%-100%c', [0, 1]],
    ['~%33.33333%a ~b ~%33.33333%c ~%33.33333%d', [0, 2, 3]],
    ['~%33%a ~%33%b ~%33%c', [0, 1, 2]],
    ['~%-50%a ~%100%b', 1],
  ])('reads the right options: {%s}', async (answers, correct) => {
    expect(await readContent(giftReader, `Q {${answers}}`)).toMatchObject([{ item: { correct } }]);
  });

  it('reads several right options of which there is one', async () => {
    const file = '// [tag:kind:multiple]\nQ {~a ~%100%b#because}';
    expect(await readContent(giftReader, file)).toMatchObject([
      { item: { correct: [1], explanation: 'because' } },
    ]);
  });

  it.each([
    ['~%60%a ~%40%b ~c', 'an answer earns 60 % of the marks (partial credit)'],
    ['~%25%a ~%25%b ~c', 'its 2 right answers earn 25 % of the marks each, not 100 % together'],
    ['~%50%a ~b', 'an answer earns 50 % of the marks (partial credit)'],
    ['~%100%a ~%100%b ~c', 'there are 2 right answers, not one'],
    ['=a ~%50%b', 'an answer earns 50 % of the marks (partial credit)'],
    ['~%34%a ~%33%b ~%30%c', 'an answer earns 34 % of the marks (partial credit)'],
    ['=%50%a ~%50%b', 'an answer earns 50 % of the marks (partial credit)'],
    ['#=5 =%50%6', 'an answer earns 50 % of the marks (partial credit)'],
    ['#~5', 'it has no right answer'],
    ['#=#anything', 'any answer to it is right'],
    ['#~%0%5#no =1..9', '5 is a wrong answer, and among the right ones'],
  ])('refuses what cannot be said exactly: {%s}', async (answers, reason) => {
    expect(await readContent(giftReader, `Q {${answers}}`)).toMatchObject([{ reason }]);
  });

  it.each([
    '~%33%a ~%33%b ~%34%c',
    '~%33.33333%a ~%33.33333%b ~%33.33334%c',
    '~%33%a ~%33%b ~%33%c',
  ])('reads rounded shares of several right answers: {%s}', async (answers) => {
    expect(await readContent(giftReader, `Q {${answers} ~d}`)).toMatchObject([
      { item: { correct: [0, 1, 2] } },
    ]);
  });

  it.each([
    ['#5', [['5', '5']]],
    ['#9.8:0.1', [['9.7', '9.9']]],
    ['#-1..5', [['-1', '5']]],
    [
      '#=1822:0#yes =%100%9007199254740993.10',
      [
        ['1822', '1822'],
        ['9007199254740993.1', '9007199254740993.1'],
      ],
    ],
    [String.raw`#~7#no \= 3 =0.1:0.2#yes`, [['-0.1', '0.3']]],
    ['#=3 ~', [['3', '3']]],
    ['#१२', [['12', '12']]],
    ['#=१,००० ~%0%२', [['1000', '1000']]],
    ['#.5', [['0.5', '0.5']]],
    ['#=.5:.01', [['0.49', '0.51']]],
    ['#5.', [['5', '5']]],
    ['#=5 : 0.1#yes', [['4.9', '5.1']]],
    ['#1 .. 5', [['1', '5']]],
  ])('reads a number: {%s}', async (answers, ranges) => {
    const answer = ranges.map(([from, to]) => ({ from, to }));
    expect(await readContent(giftReader, `Q {${answers}}`)).toMatchObject([{ item: { answer } }]);
  });

  it('reads unit and explanation of a number', async () => {
    const file = '// [tag:unit:m/s]\nQ {\n#=3#because\n}\n\nR {#3####why}';
    expect(await readContent(giftReader, file)).toMatchObject([
      { item: { unit: 'm/s', explanation: 'because' } },
      { item: { explanation: 'why' } },
    ]);
  });

  it.each([
    String.raw`Hear http\://example.org/a.mp3 {=a ~b ~c ~d}`,
    String.raw`Hear <a href\="//example.org/a.mp3">it</a> {=a ~b ~c ~d}`,
    String.raw`[html]Hear <a href\="http\://example.org/a.MP3?x\=1">it</a> {=a ~b ~c ~d}`,
    String.raw`Which? {=a ~b ~c ~https\://example.org/a.mp3}`,
    String.raw`Which? {=a ~b ~c ~d ####example.org/a.mp3}`,
  ])('refuses links to sounds with any escaping: %s', async (file) => {
    const [found] = await readContent(giftReader, file);
    if (!found) throw new Error('nothing found');
    const check = isRefused(found)
      ? found
      : checkQuestion(completeItem({ ...found, item: { ...found.item, exam: 'E' } }));
    expect('reason' in check && check.reason).toMatch(/needs a sound .*example.org\/a.mp3/i);
  });

  it('warns about references without semicolon', async () => {
    const [found] = await readContent(giftReader, '[html]5 &lt 6? {=a ~b ~c ~d ####&copy}');
    expect(found).toMatchObject({
      item: { question: '5 < 6?', explanation: '©' },
      warnings: [
        'question: “&lt” has no semicolon; it is read as “<”',
        'explanation: “&copy” has no semicolon; it is read as “©”',
      ],
    });
  });

  it('refuses only the malformed item', async () => {
    const file = [
      'Q1 {=a ~b ~c ~d}',
      'Q2 {=a ~b ~c ~d',
      'Q3 \\{x {=a ~b {~c ~d}',
      '// a remark alone',
      'Q4 {=a ~b ~c ~d}',
      `Q5 ${'x'.repeat(500_000)} {=a ~b ~c ~d}`,
      'Q6 {=a ~b ~c ~d}',
    ].join('\n\n');
    expect(await read(file)).toEqual([
      '1: ["Q1","a","b","c","d",0]',
      '3: it is not GIFT: the brace that opens in line 3 is not closed; a blank line ends a question',
      '5: it is not GIFT: the brace that opens in line 5 is not closed before another in line 5; in a text, a brace is written with a backslash',
      '9: ["Q4","a","b","c","d",0]',
      '11: the item is longer than 400000 characters',
      '13: ["Q6","a","b","c","d",0]',
    ]);
  });

  it.each([
    [
      'Q {\n=a\n~b\n\n~c\n~d\n}',
      'the brace that opens in line 3 is not closed; a blank line ends',
      7,
    ],
    ['Q =a ~b ~c ~d\n}', 'the brace that closes in line 4 has no opening brace'],
    ['Q {=a ~b ~c ~d}\n}', 'the brace that closes in line 4 has no opening brace'],
    [
      'Q {\n=a {x} ~b ~c ~d}',
      'the brace that opens in line 3 is not closed before another in line 4',
    ],
    [
      'Q {=a ~b ~c ~d}\nR {=a ~b ~c ~d}',
      'a second pair of braces opens in line 4; questions are separated by blank lines, and in a text, a brace is written with a backslash',
    ],
    [
      'Q \\frac{1}{2}? {=a ~b ~c ~d}',
      'a second pair of braces opens in line 3; questions are separated by blank lines, and in a text, a brace is written with a backslash',
    ],
    [
      'Q\nR: which? {=a ~b ~c ~d}',
      '“:” stands in line 4, column 2, where it has no meaning; in a text',
    ],
    ['Q #1 {=a ~b ~c ~d}', '“#” stands in line 3, column 3, where it has no meaning; in a text'],
    ['// remark\nQ {\n=a ~b ~c ~d ####\n}', '“#” stands in line 5, column 13'],
    ['Q\n{}}', 'the brace that closes in line 4 has no opening brace'],
  ])('names the line of the error in %j', async (item, reason, more = 0) => {
    const found = await read(`Q1 {=a ~b ~c ~d}\n\n${item}\n\nQ9 {=a ~b ~c ~d}`);
    expect(found[1]).toContain(`: it is not GIFT: ${reason}`);
    expect(found.at(-1)).toContain('["Q9","a","b","c","d",0]');
    expect(found).toHaveLength(more > 0 ? 4 : 3);
  });

  it('starts an item at a title without a blank line, with the comments above it', async () => {
    const file = [
      '::one:: Q1 {=a ~b ~c ~d}',
      '// [id:second]',
      '$CATEGORY: Physics',
      '::two:: Q2 {=a ~b ~c',
      '::three:: Q3 {',
      '=a ~b ~c ~d}',
    ].join('\n');
    expect(await read(file)).toEqual([
      '1 one: ["Q1","a","b","c","d",0]',
      '4 second: it is not GIFT: the brace that opens in line 4 is not closed; a blank line ends a question',
      '5 three: ["Q3","a","b","c","d",0]',
    ]);
    const items = await readContent(giftReader, file);
    expect(items[2]).toMatchObject({ item: { subject: 'Physics' } });
  });

  it.each(['{', '}', '=', '~', '#', '####', '::', '\\', '->', '%', '{~', 'a{=b->', ' \t'])(
    'reads %j a hundred thousand times quickly',
    async (piece) => {
      const items = await read(`${piece.repeat(100_000 / piece.length)}\n\nQ {=a ~b ~c ~d}`);
      expect(items.at(-1)).toMatch(/\["Q","a","b","c","d",0\]$/);
    },
  );

  it('reads comments with many unclosed brackets quickly', async () => {
    const file = `//${'[id:'.repeat(1_000_000)}${'[tag:'.repeat(1_000_000)}\nQ {=a ~b ~c ~d}`;
    expect(await read(file)).toEqual(['2: ["Q","a","b","c","d",0]']);
  });

  it('reads UTF-16 and Windows-1252, and refuses items with invalid UTF-8 in a UTF-8 file', async () => {
    const item = 'é {=a ~b ~c ~d}';
    const utf16 = Buffer.from(`\ufeff${item}`, 'utf16le');
    for (const bytes of [utf16, utf16.swap16(), Buffer.from(item, 'latin1')]) {
      expect(await read(bytes)).toEqual(['1: ["é","a","b","c","d",0]']);
    }
    const mixed = [Buffer.from(`${item}\n\n${item}\n\n`), Buffer.from(item, 'latin1')];
    expect(await read(Buffer.concat(mixed))).toEqual([
      '1: ["é","a","b","c","d",0]',
      '3: ["é","a","b","c","d",0]',
      '5: it holds bytes that are not UTF-8',
    ]);
  });

  it('refuses empty files and files above 10 MB', async () => {
    await expect(read('')).rejects.toThrow('it is empty');
    await expect(read(Buffer.alloc(10 * 1024 * 1024 + 1, '\n'))).rejects.toThrow(
      'it is larger than 10 MB, the most that GIFT may have',
    );
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        for (const found of readGift('made', { text, hasErrors: false })) {
          expect(found.place.line).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
