import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { buildUnits } from '../build/units.ts';
import { checkContracts } from '../checks/contracts.ts';
import { runJest } from '../checks/jest.ts';
import {
  checkBoundaries,
  checkDatabases,
  checkDocuments,
  checkFormat,
  checkLint,
  type Step,
} from '../checks/steps.ts';
import type { Tally } from '../checks/tally.ts';
import type { TestContext } from '../checks/test-context.ts';
import { checkTypes } from '../checks/types.ts';
import { readWorkspaces } from '../checks/workspaces.ts';
import { root } from '../stack/inventory.ts';
import { changedFiles } from './changed-files.ts';
import { selectChecks, specPatterns, type Selection } from './select-checks.ts';

/** Specs that read all files of the checkout instead of importing them. */
const specsOfAllFiles = globSync(
  'tools/checks/{conventions,documents,email-addresses,glossary,licences,source-rules}.spec.ts',
  { cwd: root },
);

/** @returns the steps that check what this branch's changes can affect; none if nothing changed */
export async function changedSteps(): Promise<readonly Step[]> {
  const paths = await changedFiles();
  console.log(`${paths.length} changed files. Not checked: content, sizes, journeys.\n`);
  return paths.length === 0 ? [] : stepsOf(selectChecks(paths, readWorkspaces()));
}

function stepsOf(selection: Selection): readonly Step[] {
  const { affected, contracts } = selection;
  const code = selection.code.filter(isPresent);
  const steps: Step[] = [
    { name: 'format', isStatic: true, run: () => checkFormat(selection.files.filter(isPresent)) },
  ];
  if (code.length > 0) steps.push({ name: 'lint', isStatic: true, run: () => checkLint(code) });
  if (affected.length > 0) {
    steps.push({ name: 'boundaries', isStatic: true, run: () => checkBoundaries(affected) });
    steps.push({ name: 'types', isStatic: true, run: () => checkTypes(affected) });
  }
  if (contracts.length > 0) steps.push({ name: 'contracts', run: () => checkContracts(contracts) });
  if (selection.documents) steps.push({ name: 'docs', run: checkDocuments });
  steps.push({ name: 'unit', run: ({ reports }) => unit(selection, reports) });
  if (affected.some(hasDatabaseSpecs))
    steps.push({ name: 'db', run: (context) => databases(selection, context) });
  return steps;
}

function unit(selection: Selection, reports: string): Promise<Tally> {
  const projects = new Set(['tools', ...selection.affected.map((folder) => basename(folder))]);
  return runJest({
    step: 'unit',
    isChosen: (name) => projects.has(name),
    reports,
    relatedTo: [...specsAndSources(selection), ...specsOfAllFiles],
  });
}

async function databases(selection: Selection, context: TestContext): Promise<Tally> {
  const { affected } = selection;
  // The specs of commands run what is built.
  await buildStale(
    buildUnits.filter(
      ({ folder }) => /^(?:services|packages)\//.test(folder) && affected.includes(folder),
    ),
  );
  const projects = new Set(affected.map((folder) => `${basename(folder)}:db`));
  return checkDatabases(context, (name) => projects.has(name), specsAndSources(selection));
}

function specsAndSources({ related, whole }: Selection): readonly string[] {
  const specs = globSync(specPatterns(whole), { cwd: root });
  return [...related, ...specs].filter(isPresent);
}

function hasDatabaseSpecs(folder: string): boolean {
  return globSync(`${folder}/{test,*}/*.db-spec.ts`, { cwd: root }).length > 0;
}

function isPresent(path: string): boolean {
  return existsSync(join(root, path));
}
