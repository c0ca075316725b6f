import { describe, expect, it } from '@jest/globals';
import type { FaqEntity } from '../faq.entity.js';
import { slugOf, type Answer } from './answer.js';
import { planImport } from './plan-import.js';

const stored = (slug: string, change: Partial<FaqEntity> = {}): FaqEntity => ({
  id: `id-${slug}`,
  position: 1,
  slug,
  group: 'Account',
  question: `${slug}?`,
  answer: 'So.',
  isReleased: true,
  ...change,
});
const written = (slug: string | undefined, change: Partial<Answer> = {}): Answer => ({
  slug,
  group: 'Account',
  question: `${slug}?`,
  answer: 'So.',
  ...change,
});
const plan = (answers: Answer[], before: FaqEntity[]) => planImport(answers, before, () => 'new');

describe('planImport', () => {
  it('leaves to the release what is as it was, also at another place', () => {
    const { rows, unchanged } = plan([written('b'), written('a')], [stored('a'), stored('b')]);
    expect(unchanged).toEqual(['b', 'a']);
    expect(rows.map(({ id, position, isReleased }) => [id, position, isReleased])).toEqual([
      ['id-b', 1, true],
      ['id-a', 2, true],
    ]);
  });

  it.each([
    ['answer', { answer: 'Else.' }],
    ['question', { question: 'Who?' }],
    ['group', { group: 'Tests' }],
  ])('makes an answer the operator’s when its %s changes', (_what, change) => {
    const { rows, changed } = plan([written('a', change)], [stored('a')]);
    expect(changed).toEqual(['a']);
    expect(rows).toMatchObject([{ id: 'id-a', slug: 'a', isReleased: false, ...change }]);
  });

  it('keeps an answer the operator’s that already was', () => {
    const { rows } = plan([written('a')], [stored('a', { isReleased: false })]);
    expect(rows[0]?.isReleased).toBe(false);
  });

  it('recognises an answer without a name by its question, and names a new one', () => {
    const { rows, added, unchanged } = plan(
      [
        written(undefined, { question: 'a?' }),
        written(undefined, { question: 'What’s this — “new”?' }),
      ],
      [stored('a')],
    );
    expect([unchanged, added]).toEqual([['a'], ['whats-this-new']]);
    expect(rows.map(({ id }) => id)).toEqual(['id-a', 'new']);
  });

  it('gives two answers different names', () => {
    const { rows } = plan(
      [written(undefined, { question: 'A.' }), written(undefined, { question: 'A!' })],
      [stored('a', { question: 'Else?' })],
    );
    expect(rows.map(({ slug }) => slug)).toEqual(['a-2', 'a-3']);
  });

  it('removes what the file does not have', () => {
    expect(plan([written('b')], [stored('a'), stored('b')]).removed).toEqual([
      { id: 'id-a', slug: 'a', isReleased: true },
    ]);
  });
});

describe('slugOf', () => {
  it.each([
    ['Can’t I log in?', 'cant-i-log-in'],
    ['Où? Là!', 'ou-la'],
    ['क्या?', 'answer'],
    ['long '.repeat(40), 'long-'.repeat(16).slice(0, 79)],
  ])('makes of %j the name %j', (question, slug) => expect(slugOf(question)).toBe(slug));
});
