import { describe, expect, it } from '@jest/globals';
import { RefusedItemError } from '../../rules/refused-item.js';
import { parseXml } from '../xml/parse-xml.js';
import { readQtiItem } from './qti-item.js';

const MATCH_CORRECT =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>';
const MAP_RESPONSE =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/map_response"/>';

const choices = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(
      ([id, text]) =>
        `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`,
    )
    .join('');
const set = (texts: Readonly<Record<string, string>>): string =>
  `<simpleMatchSet>${choices(texts)}</simpleMatchSet>`;
const correct = (...pairs: readonly string[]): string =>
  `<correctResponse>${pairs.map((pair) => `<value>${pair}</value>`).join('')}</correctResponse>`;

const AUTHORS = { C: 'Capulet', D: 'Demetrius', P: 'Prospero' };
const PLAYS = { M: 'A Midsummer-Night’s Dream', R: 'Romeo and Juliet', T: 'The Tempest' };

interface Parts {
  name?: 'matchInteraction' | 'associateInteraction';
  type?: string;
  declaration?: string;
  content?: string;
  processing?: string;
}

function item({ name = 'matchInteraction', type = 'directedPair', ...parts }: Parts = {}): string {
  return (
    '<assessmentItem identifier="x" title="x" adaptive="false">' +
    `<responseDeclaration identifier="R" cardinality="multiple" baseType="${type}">` +
    `${parts.declaration ?? correct('C R', 'P T', 'D M')}</responseDeclaration>` +
    `<itemBody><${name} responseIdentifier="R" maxAssociations="4"><prompt>Match.</prompt>` +
    `${parts.content ?? set(AUTHORS) + set(PLAYS)}</${name}></itemBody>` +
    `${parts.processing ?? MATCH_CORRECT}</assessmentItem>`
  );
}

const read = (document: string) => readQtiItem(parseXml(Buffer.from(document))).item;

const TABLE = {
  head: ['List I', 'List II'],
  rows: [
    ['A. Capulet', '1. A Midsummer-Night’s Dream'],
    ['B. Demetrius', '2. Romeo and Juliet'],
    ['C. Prospero', '3. The Tempest'],
  ],
};

describe('a matchInteraction', () => {
  it('becomes a single choice over a table of two lists', () => {
    const { question, table, options = [], correct: right } = read(item());
    expect(question).toBe('Match.');
    expect(table).toEqual(TABLE);
    expect(options).toHaveLength(4);
    expect(options[Number(right)]).toBe('A-2, B-1, C-3');
  });

  const entries = (values: Readonly<Record<string, number>>): string =>
    `<mapping defaultValue="0">${Object.entries(values)
      .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
      .join('')}</mapping>`;

  it.each([
    ['with a mapping', correct('C R', 'D M', 'P T') + entries({ 'C R': 1, 'D M': 0.5, 'P T': 1 })],
    ['with a mapping alone', entries({ 'C R': 1, 'D M': 1, 'P T': 1, 'P M': -1 })],
  ])('is scored %s', (_, declaration) => {
    const {
      table,
      options = [],
      correct: right,
    } = read(item({ declaration, processing: MAP_RESPONSE }));
    expect(table).toEqual(TABLE);
    expect(options[Number(right)]).toBe('A-2, B-1, C-3');
  });

  it('has its second set as the first list, if each of that has one match', () => {
    const {
      table,
      options = [],
      correct: right,
    } = read(
      item({
        declaration: correct('W A', 'W B', 'L C'),
        content: set({ W: 'water', L: 'land' }) + set({ A: 'fish', B: 'whale', C: 'dog' }),
      }),
    );
    expect(table?.rows).toEqual([
      ['A. fish', '1. land'],
      ['B. whale', '2. water'],
      ['C. dog', ''],
    ]);
    expect(options[Number(right)]).toBe('A-2, B-2, C-1');
  });

  it.each([
    [
      'some of its choices have several matches, or none',
      item({ declaration: correct('C R', 'C T', 'D M', 'P T') }),
    ],
    ['its right answer “C X” is no pair of its choices', item({ declaration: correct('C X') })],
    ['its right answer “C” is no pair of its choices', item({ declaration: correct('C') })],
    ['it has no right answer', item({ declaration: '' })],
    ['it has 1 lists to match, not two', item({ content: set(AUTHORS) })],
    [
      'two of its choices have the same identifier',
      item({
        content:
          set(AUTHORS) + `<simpleMatchSet>${choices(PLAYS)}${choices(PLAYS)}</simpleMatchSet>`,
      }),
    ],
    [
      'its scoring contradicts the right answer that it declares',
      item({
        declaration:
          correct('C R', 'D M', 'P T') +
          entries({ 'C R': 1, 'C M': 9, 'C T': 9, 'D M': 1, 'P T': 1 }),
        processing: MAP_RESPONSE,
      }),
    ],
    [
      'a choice: it needs a picture (<img> a.png)',
      item({ content: set({ ...AUTHORS, C: '<img src="a.png" alt="x"/>' }) + set(PLAYS) }),
    ],
  ])('is refused: %s', (reason, document) => {
    expect(() => read(document)).toThrow(new RefusedItemError(reason));
  });
});

describe('an associateInteraction', () => {
  const people = {
    A: 'Antonio',
    C: 'Capulet',
    D: 'Demetrius',
    L: 'Lysander',
    M: 'Montague',
    P: 'Prospero',
  };
  const association = (declaration: string): string =>
    item({ name: 'associateInteraction', type: 'pair', declaration, content: choices(people) });

  it('becomes a single choice, if no choice is in two pairs', () => {
    const { table, options = [], correct: right } = read(association(correct('A P', 'C M', 'D L')));
    expect(table?.rows).toEqual([
      ['A. Antonio', '1. Lysander'],
      ['B. Capulet', '2. Montague'],
      ['C. Demetrius', '3. Prospero'],
    ]);
    expect(options[Number(right)]).toBe('A-3, B-2, C-1');
  });

  it('has what is in no pair in its second list', () => {
    const { table } = read(association(correct('A P', 'C M')));
    expect(table?.rows.map(([, match]) => match)).toEqual([
      '1. Demetrius',
      '2. Lysander',
      '3. Montague',
      '4. Prospero',
    ]);
  });

  it('is refused with a choice in two pairs', () => {
    expect(() => read(association(correct('A P', 'A M')))).toThrow(
      'some of its choices have several matches',
    );
  });
});
