import { describe, expect, it } from '@jest/globals';
import { checkQuestion } from '../../rules/check-question.js';
import { completeItem } from '../../rules/complete-item.js';
import { ITEM_DEFAULTS } from '../../rules/item-defaults.js';
import { openXml } from '../xml/parse-xml.js';
import { readMoodleQuiz, withoutDefaultCategory } from './moodle-quiz.js';

/** As Moodle 4 writes it: a category, then questions with all fields of its forms. */
const EXPORTED = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category>
      <text>$course$/top/Default for SSC CGL/Quantitative Aptitude/Percentages</text>
    </category>
    <info format="moodle_auto_format">
      <text></text>
    </info>
    <idnumber></idnumber>
  </question>

<!-- question: 4711  -->
  <question type="multichoice">
    <name>
      <text>Discount on a shirt</text>
    </name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr" style="text-align: left;">A shirt marked at &#8377;800 is sold at a discount of 15&nbsp;%.<br></p><p dir="ltr">What is its selling price?</p>]]></text>
    </questiontext>
    <generalfeedback format="html">
      <text><![CDATA[<p>15&nbsp;% of 800 is 120, and 800 − 120 = <b>680</b>.</p>]]></text>
    </generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber>SSC-0815</idnumber>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>abc</answernumbering>
    <showstandardinstruction>0</showstandardinstruction>
    <correctfeedback format="html">
      <text>Your answer is correct.</text>
    </correctfeedback>
    <partiallycorrectfeedback format="html">
      <text>Your answer is partially correct.</text>
    </partiallycorrectfeedback>
    <incorrectfeedback format="html">
      <text>Your answer is incorrect.</text>
    </incorrectfeedback>
    <shownumcorrect/>
    <answer fraction="-33.33333" format="html">
      <text><![CDATA[<p>₹640</p>]]></text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <answer fraction="100" format="html">
      <text><![CDATA[<p>₹680</p>]]></text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <answer fraction="-33.33333" format="html">
      <text><![CDATA[<p>₹690</p>]]></text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <answer fraction="-33.33333" format="html">
      <text><![CDATA[<p>₹720</p>]]></text>
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
    <hint format="html">
      <text>Find the discount first.</text>
    </hint>
    <tags>
      <tag><text>retail</text>
</tag>
      <tag><text>Difficulty: easy</text>
</tag>
      <tag><text>source:workbook 3, p. 7</text>
</tag>
    </tags>
  </question>

<!-- question: 4712  -->
  <question type="essay">
    <name>
      <text>Explain discounts</text>
    </name>
    <questiontext format="html">
      <text>Explain.</text>
    </questiontext>
  </question>
</quiz>
`;

const ANSWERS = [
  ['0', 'one'],
  ['100', 'two'],
  ['0', 'three'],
  ['0', 'four'],
] as const;

/** A paraphrase of the first of the four. */
function answersWith(first: string): (readonly [string, string])[] {
  return ANSWERS.map(([fraction, text], index) => [fraction, index === 0 ? first : text]);
}

interface Choice {
  type?: string;
  single?: string;
  format?: string;
  text?: string;
  feedback?: string;
  answers?: readonly (readonly [string, string])[];
  more?: string;
}

function multichoice(choice: Choice = {}): string {
  const { type = 'multichoice', single = 'true', format = 'html', text = 'Which?' } = choice;
  const answers = (choice.answers ?? ANSWERS).map(
    ([fraction, answer]) =>
      `<answer fraction="${fraction}" format="${format}"><text><![CDATA[${answer}]]></text>` +
      `<feedback><text>${choice.feedback ?? ''}</text></feedback></answer>`,
  );
  return (
    `<question type="${type}"><name><text>A name</text></name>` +
    `<questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>` +
    `<single>${single}</single>${answers.join('')}${choice.more ?? ''}</question>`
  );
}

function unit(multiplier: string, name: string): string {
  return `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`;
}

function readAll(document: string): unknown[] {
  const root = openXml(Buffer.from(document)).parts();
  return [...readMoodleQuiz('bank.xml', root)].map((item) =>
    'reason' in item ? `${item.place.id}: ${item.reason}` : item.item,
  );
}

function readOne(choice: Choice): unknown {
  return readAll(`<quiz>${multichoice(choice)}</quiz>`)[0];
}

describe('readMoodleQuiz', () => {
  it('reads what Moodle exports', () => {
    const items = [...readMoodleQuiz('bank.xml', openXml(Buffer.from(EXPORTED)).parts())];
    expect(items.map(({ place }) => place)).toEqual([
      { file: 'bank.xml', line: 15, id: 'SSC-0815' },
      { file: 'bank.xml', line: 81, id: 'Explain discounts' },
    ]);
    const [first, second] = items;
    expect(first).toMatchObject({
      item: {
        id: 'SSC-0815',
        subject: 'Quantitative Aptitude',
        topic: 'Percentages',
        difficulty: 'Easy',
        source: 'workbook 3, p. 7',
        question:
          'A shirt marked at ₹800 is sold at a discount of 15 %.\nWhat is its selling price?',
        options: ['₹640', '₹680', '₹690', '₹720'],
        correct: 1,
        explanation: '15 % of 800 is 120, and 800 − 120 = 680.',
      },
    });
    expect(second).toMatchObject({
      reason: 'it is an essay question; only choices, matching lists and numbers are supported',
    });
    const item = first && 'item' in first ? first.item : {};
    expect(checkQuestion({ exam: 'SSC CGL', ...item })).toMatchObject({ ok: true });
  });

  it('reads exam, subject and topic from categories, each of which applies until the next', () => {
    const category = (path: string): string =>
      `<question type="category"><category><text>${path}</text></category></question>`;
    const items = readAll(
      `<quiz>${multichoice()}${category('$course$/top/GATE CSE/Networks/TCP//IP')}${multichoice()}` +
        `${category('$system$/top/Algebra')}${multichoice()}` +
        `${category('$course$/Default for A//B course')}${multichoice()}</quiz>`,
    );
    expect(items).toEqual([
      expect.not.objectContaining({ subject: expect.anything() }),
      expect.objectContaining({ exam: 'GATE CSE', subject: 'Networks', topic: 'TCP/IP' }),
      expect.objectContaining({ subject: 'Algebra' }),
      expect.not.objectContaining({ subject: expect.anything() }),
    ]);
    expect(items[2]).not.toHaveProperty('topic');
    expect(withoutDefaultCategory('top/Defaults for all/x')).toBe('top/Defaults for all/x');
    const loops = '$course$/top/GATE/Java/Default for loops';
    expect(withoutDefaultCategory(loops)).toBe(loops);
  });

  it('uses the feedback of the right answer if there is no general feedback', () => {
    expect(readOne({ feedback: 'because' })).toMatchObject({ explanation: 'because' });
    const more = '<generalfeedback><text>in general</text></generalfeedback>';
    expect(readOne({ feedback: 'because', more })).toMatchObject({ explanation: 'in general' });
  });

  it.each([
    ['html', 'a &lt;b&gt; <b>c</b>\nd', 'a <b> c d'],
    ['moodle_auto_format', 'a\nb <b>c</b>', 'a\nb c'],
    ['plain_text', 'a &lt;b> <b>\nc', 'a &lt;b> <b>\nc'],
    ['markdown', 'simply\ntext (1.5)', 'simply\ntext (1.5)'],
  ])('reads texts that are %s', (format, text, question) => {
    expect(readOne({ format, text })).toMatchObject({ question });
  });

  it('reads formulas of Moodle’s filters', () => {
    const text = '<p>Solve \\(x^2=1\\), $$y_1$$ and [tex]z[/tex]; it costs $5.</p>';
    const item = readOne({ text }) as Record<string, unknown>;
    const check = checkQuestion(
      completeItem({ item: { exam: 'E', ...item }, defaults: ITEM_DEFAULTS }),
    );
    expect(check).toMatchObject({
      draft: { question: 'Solve \\(x^2=1\\), \\[y_1\\] and \\(z\\); it costs $5.' },
    });
  });

  it.each([
    [['100', 'true'], ['0', 'false'], ['True', 'False'], 0],
    [['0', 'true'], ['100', 'false'], ['True', 'False'], 1],
    [['100', 'False'], ['0', 'True'], ['False', 'True'], 0],
  ] as const)('reads a true/false question: %j %j', (first, second, options, correct) => {
    expect(readOne({ type: 'truefalse', answers: [first, second] })).toMatchObject({
      options,
      correct,
    });
  });

  it.each([
    [
      [
        ['50', 'a'],
        ['-50', 'b'],
        ['50', 'c'],
      ],
      [0, 2],
    ],
    [
      [
        ['33.33333', 'a'],
        ['33.33333', 'b'],
        ['33.33333', 'c'],
        ['0', 'd'],
      ],
      [0, 1, 2],
    ],
    [
      [
        ['0', 'a'],
        ['100', 'b'],
      ],
      [1],
    ],
  ] as const)('reads several right answers: %j', (answers, correct) => {
    expect(readOne({ single: 'false', answers, feedback: 'why' })).toMatchObject({
      options: answers.map(([, text]) => text),
      correct,
      explanation: correct.map(() => 'why').join('\n'),
    });
  });

  it('reads numbers with tolerance, unit and feedback', () => {
    const answer = (fraction: string, text: string, tolerance = ''): string =>
      `<answer fraction="${fraction}"><text>${text}</text>${tolerance}<feedback><text>f${text}</text></feedback></answer>`;
    const numerical =
      '<question type="numerical"><questiontext><text>How fast?</text></questiontext>' +
      `${answer('100', '9.80', '<tolerance>0.1</tolerance>')}${answer('0', '7')}` +
      `${answer('100', '९०')}${answer('0', '*')}` +
      `<units>${unit('1', 'm/s')}</units></question>`;
    expect(readAll(`<quiz>${numerical}</quiz>`)).toMatchObject([
      {
        question: 'How fast?',
        answer: [
          { from: '9.7', to: '9.9' },
          { from: '90', to: '90' },
        ],
        unit: 'm/s',
        explanation: 'f9.80\nf९०',
      },
    ]);
    expect(
      readOne({
        type: 'shortanswer',
        answers: [
          ['100', '12'],
          ['0', '*'],
        ],
      }),
    ).toMatchObject({
      answer: [{ from: '12', to: '12' }],
    });
  });

  it('reads a matching question as a choice over two lists', () => {
    const pair = (text: string, match: string): string =>
      `<subquestion format="html"><text><![CDATA[${text}]]></text><answer><text>${match}</text></answer></subquestion>`;
    const matching =
      '<question type="matching"><questiontext><text>Match the parts.</text></questiontext>' +
      '<generalfeedback><text>why</text></generalfeedback><shuffleanswers>true</shuffleanswers>' +
      `${pair('<p>Heart</p>', 'pumps')}${pair('<p>H<sub>2</sub>O</p>', 'wets')}${pair('', 'sees')}</question>`;
    const [item] = readAll(`<quiz>${matching}</quiz>`) as [
      { options: readonly string[]; correct: number },
    ];
    expect(item).toMatchObject({
      question: 'Match the parts.',
      table: {
        head: ['List I', 'List II'],
        rows: [
          ['A. Heart', '1. pumps'],
          ['B. H₂O', '2. sees'],
          ['', '3. wets'],
        ],
      },
      explanation: 'why',
    });
    expect(item.options[item.correct]).toBe('A-1, B-3');
  });

  it('refuses a true/false question with other answers', () => {
    const answers = [
      ['100', 'ja'],
      ['0', 'nein'],
    ] as const;
    expect(readOne({ type: 'truefalse', answers })).toBe(
      'A name: an answer of a true/false question is neither “true” nor “false”',
    );
  });

  it.each<[string, Choice]>([
    [
      'its answer is “one”, which is no decimal number',
      { type: 'numerical', answers: [['100', 'one']] },
    ],
    [
      'its answer is “1e3”, which is no decimal number',
      { type: 'numerical', answers: [['100', '1e3']] },
    ],
    [
      'it is a short-answer question, and its answer “two” is no number',
      {
        type: 'shortanswer',
        answers: [
          ['100', '1'],
          ['100', 'two'],
        ],
      },
    ],
    ['any answer to it is right', { type: 'shortanswer', answers: [['100', '*']] }],
    ['it has no right answer', { type: 'numerical', answers: [] }],
    [
      'an answer earns 50 % of the marks (partial credit)',
      {
        type: 'numerical',
        answers: [
          ['100', '1'],
          ['50', '2'],
        ],
      },
    ],
    [
      '5 is a wrong answer, and among the right ones',
      {
        type: 'numerical',
        answers: [
          ['0', '5'],
          ['100', '5'],
        ],
      },
    ],
    [
      'it accepts several units',
      {
        type: 'numerical',
        answers: [['100', '5']],
        more: `<units>${unit('1', 'm')}${unit('100', 'cm')}</units>`,
      },
    ],
    [
      'its unit has the multiplier “100”',
      { type: 'numerical', answers: [['100', '5']], more: `<units>${unit('100', 'cm')}</units>` },
    ],
    [
      'an answer earns 60 % of the marks (partial credit)',
      {
        single: 'false',
        answers: [
          ['60', 'a'],
          ['40', 'b'],
          ['0', 'c'],
        ],
      },
    ],
    [
      'its 2 right answers earn 25 % of the marks each, not 100 % together',
      {
        single: 'false',
        answers: [
          ['25', 'a'],
          ['25', 'b'],
          ['0', 'c'],
        ],
      },
    ],
    [
      'its 2 right answers earn 100 % of the marks each, not 100 % together',
      {
        single: 'false',
        answers: [
          ['100', 'a'],
          ['100', 'b'],
        ],
      },
    ],
    [
      'it has no right answer',
      {
        single: 'false',
        answers: [
          ['0', 'a'],
          ['0', 'b'],
        ],
      },
    ],
    ['it has less than two items to match', { type: 'matching' }],
    [
      'it is a cloze text; only choices, matching lists and numbers are supported',
      { type: 'cloze' },
    ],
    [
      'it is of the type “ddwtos”; only choices, matching lists and numbers are supported',
      { type: 'ddwtos' },
    ],
    [
      'it is of the type “constructor”; only choices, matching lists and numbers are supported',
      { type: 'constructor' },
    ],
    [
      'answer 3 earns 50 % of the marks (partial credit)',
      {
        answers: [
          ['0', 'a'],
          ['100', 'b'],
          ['50', 'c'],
          ['0', 'd'],
        ],
      },
    ],
    [
      'answer 1 earns many % of the marks (partial credit)',
      {
        answers: [
          ['many', 'a'],
          ['100', 'b'],
          ['0', 'c'],
          ['0', 'd'],
        ],
      },
    ],
    [
      'there are 2 right answers, not one',
      {
        answers: [
          ['100', 'a'],
          ['100', 'b'],
        ],
      },
    ],
    [
      'there are 0 right answers, not one',
      {
        answers: [
          ['0', 'a'],
          ['0', 'b'],
        ],
      },
    ],
    [
      'question: it needs a picture of another place (<img> http://example.org/a.png)',
      { text: '<img src="http://example.org/a.png">' },
    ],
    ['there is 1 option; a question has 2 to 8', { answers: [['100', 'one']] }],
    ['option A: it needs a sound (<audio>)', { answers: answersWith('<audio></audio>') }],
    ['question: it is written in Markdown', { format: 'markdown', text: '**bold**' }],
    ['question: its format “wiki” is not known', { format: 'wiki' }],
    ['explanation: it needs a film (<video>)', { feedback: '&lt;video>' }],
  ])('refuses: %s', (reason, choice) => {
    expect(readOne(choice)).toBe(`A name: ${reason}`);
  });

  it('warns about references without semicolon and names the text', () => {
    const document = `<quiz>${multichoice({ text: '5&nbsp kg', answers: answersWith('a&ltb') })}</quiz>`;
    expect([...readMoodleQuiz('bank.xml', openXml(Buffer.from(document)).parts())]).toMatchObject([
      {
        item: { question: '5 kg', options: ['a<b', 'two', 'three', 'four'] },
        warnings: [
          'question: “&nbsp” has no semicolon; it is read as “\u00a0”',
          'option A: “&ltb” has no semicolon; it is read as “<b”',
        ],
      },
    ]);
  });

  it('refuses a question that is not well-formed, with its line, and reads the others', () => {
    const broken = multichoice().replace('</name>', '</name>\n<generalfeedback><text>');
    const bare = multichoice({ more: '\n\n<hint>R&D</hint>' });
    const document = `<quiz>\n${broken}\n${multichoice()}\r\n${bare}\n${multichoice()}</quiz>`;
    const items = [...readMoodleQuiz('bank.xml', openXml(Buffer.from(document)).parts())];
    expect(items).toEqual([
      {
        place: { file: 'bank.xml', line: 2 },
        reason:
          'it is not well-formed XML (line 3: <text> is not closed before </question> in line 3)',
      },
      expect.objectContaining({ place: { file: 'bank.xml', line: 4, id: 'A name' } }),
      {
        place: { file: 'bank.xml', line: 5 },
        reason: "it is not well-formed XML (line 7: char '&' is not expected)",
      },
      expect.objectContaining({ place: { file: 'bank.xml', line: 8, id: 'A name' } }),
    ]);
  });

  it('stops at a malformed category', () => {
    const category = '\n<question\ntype="category"><category><text>A</category></question>';
    expect(() => readAll(`<quiz>${multichoice()}${category}${multichoice()}</quiz>`)).toThrow(
      'it is not well-formed XML (line 3: <text> is not closed before </category> in line 3)',
    );
  });

  it('refuses a script in an option', () => {
    expect(readOne({ answers: answersWith('x<script>alert(1)</script>') })).toBe(
      'A name: option A: it needs a program (<script>)',
    );
    expect(
      readOne({ answers: answersWith('&lt;script&gt;alert(1)&lt;/script&gt;') }),
    ).toMatchObject({
      options: ['<script>alert(1)</script>', 'two', 'three', 'four'],
    });
  });
});
