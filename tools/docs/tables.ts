import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { gatewayLimits } from '../stack/nginx.ts';
import { ToolError } from '../stack/tool-error.ts';
import { asvsRequirements } from './asvs-requirements.ts';
import { avoidedWords } from './avoided-words.ts';
import { catalogueImporter } from './catalogue-importer.ts';
import { contractCalls } from './contract-calls.ts';
import { importExamples } from './import-examples.ts';
import { csvColumnNotes, formatNotes } from './import-formats.ts';
import { inputFields } from './input-fields.ts';
import { limits } from './limits.ts';
import { publicCallNotes } from './public-calls.ts';
import { replacedWords } from './replaced-words.ts';
import { serviceDefaults } from './service-defaults.ts';

/** A table of a document: its header first. */
export type Table = readonly (readonly string[])[];

/** A code block of a document. */
export interface Example {
  language: string;
  text: string;
}

/** The generated tables and examples, by document and by the name in their markers. */
export const tables: Readonly<
  Record<string, Readonly<Record<string, () => Table | Promise<Table | Example>>>>
> = {
  'docs/security.md': {
    limits: limitsTable,
    'public calls': publicCallsTable,
    fields: fieldsTable,
    requirements: requirementsTable,
  },
  'docs/glossary.md': { 'replaced words': replacedWordsTable },
  'docs/words.md': { 'avoided words': avoidedWordsTable },
  'docs/import.md': {
    'file formats': fileFormatsTable,
    'JSON Lines example': () => example('JSON Lines example'),
    'JSON Lines of other kinds': () => example('JSON Lines of other kinds'),
    'CSV columns': csvColumnsTable,
    'CSV example': () => example('CSV example'),
    'GIFT example': () => example('GIFT example'),
    'Moodle XML example': () => example('Moodle XML example'),
    'QTI example': () => example('QTI example'),
    'Aiken example': () => example('Aiken example'),
  },
  'gateway/README.md': { limits: gatewayLimitsTable },
};

async function limitsTable(): Promise<Table> {
  const defaults = await serviceDefaults();
  const described = Object.keys(limits);
  const existing = Object.keys(defaults).filter(
    (name) => described.includes(name) || /(?:^|_)LIMIT_|^CODE_/.test(name),
  );
  requireSame('limits', described, existing);
  return [
    ['variable', 'default', 'what is counted'],
    ...described.map((name) => [code(name), String(defaults[name]), limits[name] ?? '']),
  ];
}

function publicCallsTable(): Table {
  const names = contractCalls()
    .filter(({ isPublic }) => isPublic)
    .map(({ name }) => name);
  const outdated = Object.keys(publicCallNotes).filter((name) => !names.includes(name));
  requireSame('public calls with a note', outdated, []);
  return [['call', 'note'], ...names.map((name) => [code(name), publicCallNotes[name] ?? ''])];
}

function fieldsTable(): Table {
  const accepted = contractCalls().flatMap(({ fields }) => fields);
  requireSame(
    'fields',
    inputFields.flatMap(({ names }) => names),
    accepted,
  );
  return [
    ['field', 'rule'],
    ...inputFields.map(({ names, rule }) => [names.map(code).join(', '), rule]),
  ];
}

function requirementsTable(): Table {
  const rows = asvsRequirements.map((it) => {
    const tests = it.state === 'met' ? it.tests : [];
    const missing = tests.filter((file) => !existsSync(join(root, file)));
    requireSame(`tests of ${it.number}`, missing, []);
    return [it.number, it.state, [it.how, tests.map(code).join(', ')].join(' ').trim()];
  });
  return [['number', 'state', 'how, and where it is tested'], ...rows];
}

function replacedWordsTable(): Table {
  return [
    ['not', 'but'],
    ...replacedWords.map(({ not, but }) => [not.map(({ source }) => code(source)).join(', '), but]),
  ];
}

function avoidedWordsTable(): Table {
  return [['we do not write', 'but'], ...avoidedWords.map(({ words, but }) => [words, but])];
}

async function fileFormatsTable(): Promise<Table> {
  const { readers } = await catalogueImporter();
  requireSame(
    'file formats',
    Object.keys(formatNotes),
    readers.map(({ format }) => format),
  );
  return [
    ['ending', 'format', 'size'],
    ...readers.map(({ format, endings }) => [
      endings.map(code).join(', '),
      ...(formatNotes[format] ?? []),
    ]),
  ];
}

async function csvColumnsTable(): Promise<Table> {
  const { columns: known } = await catalogueImporter();
  requireSame(
    'CSV columns',
    csvColumnNotes.flatMap(({ columns }) => columns),
    [...known.keys()],
  );
  const rows = csvColumnNotes.map(({ columns, isRange = false, holds }) => {
    const names = columns.map((column) => known.get(column) ?? []);
    const [own = [], ...others] = transpose(names).map((alike) =>
      isRange ? [`${code(alike[0] ?? '')} … ${code(alike.at(-1) ?? '')}`] : alike.map(code),
    );
    return [own.join(', '), others.flat().join(', '), holds];
  });
  return [['column', 'other names', 'what it holds'], ...rows];
}

async function example(name: keyof typeof importExamples): Promise<Example> {
  const { ending, ...shown } = importExamples[name];
  const { refusalsOf } = await catalogueImporter();
  requireSame(`question of the ${name}`, await refusalsOf(shown.text, ending), []);
  return shown;
}

function gatewayLimitsTable(): Table {
  return [
    ['value', 'default'],
    ...Object.entries(gatewayLimits).map(([name, value]) => [code(name), code(value)]),
  ];
}

function requireSame(
  what: string,
  described: readonly string[],
  existing: readonly string[],
): void {
  const differing = [
    ...described.filter((name) => !existing.includes(name)),
    ...new Set(existing.filter((name) => !described.includes(name))),
  ];
  if (differing.length > 0) {
    throw new ToolError(
      `the ${what} in tools/docs differ from those in the code: ${differing.join(', ')}.`,
    );
  }
}

/** The first texts of all lists, then the second ones, and so on. */
function transpose(lists: readonly (readonly string[])[]): string[][] {
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  );
}

function code(text: string): string {
  return `\`${text}\``;
}
