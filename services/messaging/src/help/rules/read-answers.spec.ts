import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readAnswers, type AnswersFormat } from './read-answers.js';
import { writeAnswers } from './write-answers.js';

const row = (fields: object) =>
  JSON.stringify({ group: 'Account', question: 'Why?', answer: 'So.', slug: 'why', ...fields });
const problemsOf = (text: string, format: AnswersFormat = 'json-lines') =>
  readAnswers(text, format).problems.map(({ line, reason }) => `${line}: ${reason}`);

describe('readAnswers', () => {
  it('reads Markdown with groups, names and paragraphs', () => {
    const text = `\uFEFF# Account\r\n\r\n## How do I register? {#register}\r\nPress Sign up.\r\n\r\n\r\nThen wait.\r\n\n## And then?\n\\# one\n`;
    expect(readAnswers(text, 'markdown')).toEqual({
      problems: [],
      answers: [
        {
          group: 'Account',
          slug: 'register',
          question: 'How do I register?',
          answer: 'Press Sign up.\n\nThen wait.',
        },
        { group: 'Account', slug: undefined, question: 'And then?', answer: '# one' },
      ],
    });
  });

  it.each<[string, string, string[]]>([
    ['nothing', '', ['1: The file has no answers.']],
    ['text before a question', '# G\nHello', ['2: The text belongs to no question.']],
    ['no group', '## Why?\nSo.', ['1: The group is empty.']],
    ['no answer', '# G\n\n## Why?\n\n## How?\nSo.', ['3: The answer is empty.']],
    [
      'another heading',
      '# G\n### Why?',
      ['2: Write "# " before a group and "## " before a question. Other headings are unknown.'],
    ],
    [
      'the same question and name twice',
      '# G\n## Why? {#a}\nSo.\n## Why? {#a}\nSo.',
      ['4: The name "a" is on line 2 too.', '4: The question "Why?" is on line 2 too.'],
    ],
    [
      'a name that an address cannot have',
      '# G\n## Why? {#Why not}\nSo.',
      [
        '2: The name "Why not" cannot be in an address: use at most 80 small letters, digits and single hyphens.',
      ],
    ],
  ])('refuses Markdown with %s', (_what, text, problems) => {
    expect(problemsOf(text, 'markdown')).toEqual(problems);
  });

  it.each<[string, string, string[]]>([
    ['no JSON', `${row({})}\n{`, ['2: The line is not JSON.']],
    ['a list', '[]', ['1: The line is not a JSON object.']],
    ['no answer', row({ answer: undefined }), ['1: The member "answer" is missing or not a text.']],
    ['a number', row({ group: 7 }), ['1: The member "group" is missing or not a text.']],
    [
      'an unknown member',
      row({ order: 7 }),
      ['1: Only the members group, question, answer and slug are known.'],
    ],
    ['an invisible question', row({ question: '\u200B' }), ['1: The question is empty.']],
    [
      'too long a question',
      row({ question: 'x'.repeat(201) }),
      ['1: The question has 201 characters. It can have at most 200.'],
    ],
    ['a group of two lines', row({ group: 'a\nb' }), ['1: The group has more than one line.']],
  ])('refuses JSON Lines with %s', (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('names every line with a problem', () => {
    const text = [row({}), '', '{', row({ question: '' })].join('\n');
    expect(problemsOf(text)).toEqual([
      '3: The line is not JSON.',
      '4: The question is empty.',
      '4: The name "why" is on line 1 too.',
    ]);
  });

  it('refuses more answers than a page can show', () => {
    const rows = Array.from({ length: 501 }, (_, index) =>
      row({ slug: `a-${index}`, question: `Why ${index}?` }),
    );
    expect(problemsOf(rows.join('\n'))).toEqual(['1: The file has more than 500 answers.']);
  });

  it.each<AnswersFormat>(['json-lines', 'markdown'])(
    'reads back what is written as %s',
    (format) => {
      const line = fc.string({
        unit: fc.constantFrom(...'ab #\\-{}“é?'),
        minLength: 1,
        maxLength: 20,
      });
      const word = fc.stringMatching(/^[a-z]{1,8}$/);
      const answers = fc.uniqueArray(
        fc.record({
          group: word,
          slug: word,
          question: word,
          answer: fc.array(line).map(paragraphs),
        }),
        { minLength: 1, selector: ({ slug }) => slug },
      );
      fc.assert(
        fc.property(answers, (them) => {
          const all = them.map((it) => ({ ...it, question: `${it.slug}?` }));
          expect(readAnswers(writeAnswers(all, format), format)).toEqual({
            answers: all,
            problems: [],
          });
        }),
      );
    },
  );
});

/** As a cleaned answer has them. */
function paragraphs(lines: readonly string[]): string {
  const text = lines.map((line) => line.trim()).filter((line) => line !== '');
  return text.length === 0 ? 'x' : text.join('\n\n');
}
