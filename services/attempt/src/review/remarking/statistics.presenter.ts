import { countOf, oneLine, shorten } from '@abhyas/service-kit/rules';
import { isSuspect } from './rules/item-statistics.js';
import type { KnownTest } from './statistics.repository.js';
import type { Item } from './statistics.service.js';

const MAX_QUESTION_LENGTH = 60;
const HEADINGS = [
  'no.',
  'participants',
  'facility',
  'discrimination',
  'efficiency',
  '',
  'question',
];
const LEFT_ALIGNED = new Set([5, 6]);

/** The statistics of a test's questions as a text table. */
export function describeItems(test: KnownTest, items: readonly Item[]): string {
  const participants = Math.max(0, ...items.map((item) => item.participants));
  const suspects = items.filter(isSuspect).length;
  return [
    `${test.title} (${test.examName}), ${test.testId}`,
    `${items.length} questions, first attempts of ${countOf(participants, 'participant')}`,
    '',
    ...alignRows([HEADINGS, ...items.map(describeRow)]),
    '',
    suspects === 0
      ? 'No question has a negative discrimination.'
      : `${suspects} with negative discrimination (!): stronger participants do worse in them. Check the key and the wording first.`,
  ].join('\n');
}

function describeRow(item: Item, index: number): string[] {
  return [
    String(index + 1),
    String(item.participants),
    item.facility === null ? '–' : `${oneDecimal(item.facility)} %`,
    oneDecimal(item.discrimination),
    oneDecimal(item.efficiency),
    isSuspect(item) ? '!' : '',
    shorten(oneLine(item.question), MAX_QUESTION_LENGTH),
  ];
}

function alignRows(rows: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        LEFT_ALIGNED.has(column)
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function oneDecimal(value: number | null): string {
  return value === null ? '–' : value.toFixed(1).replace(/^-0\.0$/, '0.0');
}
