import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { replacedWords } from '../docs/replaced-words.ts';
import { root } from '../stack/inventory.ts';

/** They list the words themselves. */
const lists = ['docs/glossary.md', 'tools/docs/replaced-words.ts'];

/** Released names, generated files, and test data. */
const released =
  /(?:^|\/)(?:node_modules|dist|migrations|generated|\.cache|\.local)\/|openapi|sample-catalogue|sample\//;

function textFiles(): string[] {
  const folders = '{packages,services,shell,mfe-*,tools,e2e,gateway,docs}';
  return globSync([`${folders}/**/*.{ts,tsx,mjs,md,template}`, '*.{md,mjs,yml}'], { cwd: root })
    .filter((file) => !released.test(file) && !lists.includes(file))
    .toSorted();
}

describe('words that the glossary replaced', () => {
  const words = replacedWords.flatMap(({ not }) => not);
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
