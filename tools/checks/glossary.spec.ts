import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/inventory.ts';

const page = 'docs/glossary.md';

/** Released names, generated files, and test data. */
const released =
  /(?:^|\/)(?:node_modules|dist|migrations|generated|\.cache|\.local)\/|openapi|sample-catalogue|sample\//;

/** The expressions of the table's left column. */
function replacedWords(): RegExp[] {
  const [, table = ''] = readFileSync(join(root, page), 'utf8').split('<!-- replaced words -->');
  return [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(
      ([, expression = '']) => new RegExp(expression.replaceAll('\\|', '|')),
    ),
  );
}

function textFiles(): string[] {
  const folders = '{packages,services,shell,mfe-*,tools,e2e,gateway,docs}';
  return globSync([`${folders}/**/*.{ts,tsx,mjs,md,template}`, '*.{md,mjs,yml}'], { cwd: root })
    .filter((file) => !released.test(file) && file !== page && !file.endsWith('glossary.spec.ts'))
    .toSorted();
}

describe('words that the glossary replaced', () => {
  const words = replacedWords();
  const files = textFiles().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

  it('are searched for, in all files', () => {
    expect(words.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(1000);
  });

  it.each(words)('%s is used nowhere', (word) => {
    const found = files.filter(({ file, text }) => word.test(text) || word.test(file));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
