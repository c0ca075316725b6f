import { describe, expect, it } from '@jest/globals';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { draftWarnings, nameWarnings, passageWarnings } from './draft-warnings.js';

const DRAFT = {
  ...NO_PARTS,
  externalId: null,
  exam: 'E',
  subject: 'S',
  topic: 'T',
  difficulty: 'Easy',
  question: 'Which?',
  options: ['a', 'b', 'c', 'd'],
  key: { kind: 'single', correct: 0 },
  explanation: null,
  source: null,
  licence: null,
} as const;

function warningsOf(question: string): string[] {
  return draftWarnings({ ...DRAFT, question });
}

describe('draftWarnings', () => {
  it('names tables, units and passages', () => {
    const table = { head: ['&nbsp;'], rows: [['a'], ['\\(\\nope\\)']] };
    const key = { kind: 'numeric', accepted: [], unit: '&Omega;' } as const;
    expect(draftWarnings({ ...DRAFT, table, key })).toEqual([
      'table: “&nbsp;” shows as it is, not as the character that it names',
      'table: the formula “\\(\\nope\\)” cannot be rendered: Undefined control sequence: \\nope',
      'unit: “&Omega;” shows as it is, not as the character that it names',
    ]);
    const passage = { title: '&lt;', text: '\ufffd', table, figures: [] };
    expect(passageWarnings({ passage }).map((warning) => warning.split(':')[0])).toEqual([
      'passage title',
      'passage',
      ...['table of the passage', 'table of the passage'],
    ]);
    expect(passageWarnings(DRAFT)).toEqual([]);
  });

  it('names the text of a warning', () => {
    const options = ['a', '&nbsp;', 'c', '\ufffd'];
    expect(draftWarnings({ ...DRAFT, options, explanation: '&foo;' })).toEqual([
      'option B: “&nbsp;” shows as it is, not as the character that it names',
      'option D: it has “\ufffd” for characters that were lost',
      'explanation: “&foo;” is no character that HTML knows, and shows as it is',
    ]);
  });

  it.each([
    ['a &lt; b, &lt; c', '“&lt;” shows as it is, not as the character that it names'],
    ['&#8377; 5', '“&#8377;” shows as it is, not as the character that it names'],
    ['5&nbsp kg', '“&nbsp” shows as it is, not as the character that it names'],
    ['&#x20B9', '“&#x20B9” shows as it is, not as the character that it names'],
    ['&#60 b', '“&#60” shows as it is, not as the character that it names'],
    ['&#8377.', '“&#8377” shows as it is, not as the character that it names'],
    ['&#8377Rs', '“&#8377” shows as it is, not as the character that it names'],
    ['&euro 5', '“&euro” shows as it is, not as the character that it names'],
    ['5&deg', '“&deg” shows as it is, not as the character that it names'],
    ['&frac12', '“&frac12” shows as it is, not as the character that it names'],
    ['(&copy)', '“&copy” shows as it is, not as the character that it names'],
    ['x &notin A', '“&notin” shows as it is, not as the character that it names'],
    ['&bogus;', '“&bogus;” is no character that HTML knows, and shows as it is'],
  ])('warns about %j', (text, warning) => {
    expect(warningsOf(text)).toEqual([`question: ${warning}`]);
  });

  it.each([
    ...['AT&T', 'R & D;', 'p = &x;', 'a && b', '&nbspx', 'if (a&b);', '&#; &#x;'],
    ...['scanf("%d", &num)', 'f(&sum, &i)', 'a.in/?x=1&copy=2&lt=3&amp_=4', 'R&D', 'x&=y', '&#'],
  ])('does not warn about %j', (text) => {
    expect(warningsOf(text)).toEqual([]);
  });

  it('looks at the names, too', () => {
    const names = { exam: 'A &amp; B', subject: 'R&ampD &deg', topic: '\ufffd &euro 5' };
    expect(nameWarnings({ ...DRAFT, ...names })).toEqual([
      'exam: “&amp;” shows as it is, not as the character that it names',
      'subject: “&deg” shows as it is, not as the character that it names',
      'topic: it has “\ufffd” for characters that were lost',
      'topic: “&euro” shows as it is, not as the character that it names',
    ]);
    expect(nameWarnings({ ...DRAFT, subject: '&lt;', topic: '&lt;' })).toHaveLength(1);
    expect(nameWarnings(DRAFT)).toEqual([]);
  });

  it('lists at most three', () => {
    expect(warningsOf('&aa;&bb;&cc;&dd;&lt;&gt;&amp;&quot;'.repeat(1000))).toHaveLength(6);
  });
});
