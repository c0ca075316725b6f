import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';
import { gatewayLimits } from '../stack/nginx.ts';
import { ToolError } from '../stack/tool-error.ts';
import { asvsRequirements } from './asvs-requirements.ts';
import { contractCalls } from './contract-calls.ts';
import { inputFields } from './input-fields.ts';
import { limits } from './limits.ts';
import { publicCallNotes } from './public-calls.ts';
import { replacedWords } from './replaced-words.ts';
import { serviceDefaults } from './service-defaults.ts';

/** A table of a document: its header first. */
export type Table = readonly (readonly string[])[];

/** The generated tables, by document and by the name in their markers. */
export const tables: Readonly<
  Record<string, Readonly<Record<string, () => Table | Promise<Table>>>>
> = {
  'docs/security.md': {
    limits: limitsTable,
    'public calls': publicCallsTable,
    fields: fieldsTable,
    requirements: requirementsTable,
  },
  'docs/glossary.md': { 'replaced words': replacedWordsTable },
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
    return [it.number, it.state, [it.how, tests.map(code).join(', ')].filter(Boolean).join(' ')];
  });
  return [['number', 'state', 'how, and where it is tested'], ...rows];
}

function replacedWordsTable(): Table {
  return [
    ['not', 'but'],
    ...replacedWords.map(({ not, but }) => [not.map(({ source }) => code(source)).join(', '), but]),
  ];
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

function code(text: string): string {
  return `\`${text}\``;
}
