import { cleanText } from '@abhyas/service-kit/rules';
import { trimDecimal, type Cutoff } from './cutoff.js';

/** The members of a cut-off in a file; in CSV, its columns. */
export const FIELDS = ['stage', 'year', 'category', 'marks', 'maxMarks', 'source', 'url'] as const;

export type CutoffField = (typeof FIELDS)[number];

/** The texts of one cut-off; what the file does not have is empty. */
export type CutoffTexts = Readonly<Record<CutoffField, string>>;

export type CutoffCheck = { ok: true; cutoff: Cutoff } | { ok: false; reasons: string[] };

const MAX_STAGE_LENGTH = 60;
const MAX_CATEGORY_LENGTH = 40;
const MAX_SOURCE_LENGTH = 200;
const MAX_URL_LENGTH = 500;
const MIN_YEAR = 1950;
const DECIMAL = /^-?\d{1,5}(?:\.\d{1,5})?$/;

/**
 * Checks one cut-off of a file.
 *
 * @param currentYear the latest year that a cut-off can be of
 * @returns the cut-off, or a sentence for each thing to correct
 */
export function checkCutoff(texts: CutoffTexts, currentYear: number): CutoffCheck {
  const reasons: string[] = [];
  const text = (field: CutoffField, maxLength: number): string => {
    const value = cleanText(texts[field]).replace(/\s+/g, ' ');
    if (value.length > maxLength) {
      reasons.push(`Shorten ${field} to at most ${maxLength} characters. It has ${value.length}.`);
    }
    return value;
  };
  const decimal = (field: 'marks' | 'maxMarks'): string => {
    const value = texts[field].trim();
    if (DECIMAL.test(value)) return trimDecimal(value.replace(/^(-?)0+(?=\d)/, '$1'));
    reasons.push(
      `Write ${field} as a number with at most five decimals, as 150.04936, not ${quote(value)}.`,
    );
    return '';
  };
  const cutoff: Cutoff = {
    stage: text('stage', MAX_STAGE_LENGTH),
    year: Number(texts.year.trim()),
    category: text('category', MAX_CATEGORY_LENGTH),
    marks: decimal('marks'),
    maxMarks: decimal('maxMarks'),
    source: text('source', MAX_SOURCE_LENGTH),
    url: text('url', MAX_URL_LENGTH) || null,
  };
  const { year, category, marks, maxMarks, source, url } = cutoff;
  if (!/^\d{4}$/.test(texts.year.trim()) || year < MIN_YEAR || year > currentYear) {
    reasons.push(
      `Write year as a year from ${MIN_YEAR} to ${currentYear}, not ${quote(texts.year.trim())}.`,
    );
  }
  if (category === '') reasons.push('Add the category, as UR or OBC.');
  if (source === '') reasons.push('Add the source, as the title of the notice with its date.');
  if (url !== null && !isHttps(url)) {
    reasons.push(
      `Write url as an address that begins with https://, or leave it out: ${quote(url)}.`,
    );
  }
  if (maxMarks !== '' && Number(maxMarks) <= 0) {
    reasons.push('Write maxMarks as a number above zero: the maximum marks of the paper.');
  } else if (marks !== '' && maxMarks !== '' && Math.abs(Number(marks)) > Number(maxMarks)) {
    reasons.push(`Correct marks, ${marks}, or maxMarks, ${maxMarks}: nobody can get that many.`);
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, cutoff };
}

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function quote(text: string): string {
  const value = cleanText(text);
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
