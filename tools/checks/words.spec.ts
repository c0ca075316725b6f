import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { avoidedWords, specifiedLabels, specifiedTexts } from '../docs/avoided-words.ts';
import { root } from '../stack/inventory.ts';

/** Where texts for people stand: screens, mails, notices, chat, commands and log lines. */
const folders = [
  '{shell,mfe-*}/src',
  'services/*/src',
  'services/messaging/migrations/help',
  'packages/{service-kit,build-kit,web-kit,ui}/src',
  'tools',
];

/** Tests, generated files, tables for engineers, and the list itself. */
const excluded =
  /\.(?:spec|db-spec|content-spec)\.tsx?$|(?:^|\/)(?:node_modules|dist|generated|testing|\.local|\.cache)\/|^tools\/docs\//;

interface Text {
  readonly place: string;
  readonly text: string;
}

/** The literals of a file that people may read. Descriptions of the API are for engineers. */
function textsOf(file: string, content: string): Text[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isApiDecorator(node))
      return;
    const text = textOf(node);
    if (text !== undefined && !isForMachines(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ place: `${file}:${line + 1}`, text: plain(text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function isApiDecorator(node: ts.Node): boolean {
  return ts.isDecorator(node) && node.expression.getText().startsWith('Api');
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Names, paths, keys and SQL: nobody reads them as sentences. */
function isForMachines(text: string): boolean {
  return (
    /^[a-z./][\w./:#?=-]*$/.test(text) || /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b/.test(text)
  );
}

/** On one line, without the texts of the specification. */
function plain(text: string): string {
  if (specifiedLabels.includes(text)) return '';
  return specifiedTexts.reduce(
    (rest, specified) => rest.replaceAll(specified, ''),
    text.replace(/\s+/g, ' '),
  );
}

describe('texts for people', () => {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .filter((file) => !excluded.test(file))
    .toSorted();
  // Only files with one of the words are parsed.
  const words = avoidedWords.flatMap(({ found }) => found);
  const texts = files.flatMap((file) => {
    const content = readFileSync(join(root, file), 'utf8');
    const line = content.replace(/\s+/g, ' ');
    return words.some((word) => word.test(line)) ? textsOf(file, content) : [];
  });

  it('are searched in all folders', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(texts.length).toBeGreaterThan(100);
    for (const folder of folders.map((pattern) => pattern.split(/[*{]/)[0] ?? '')) {
      expect(files.some((file) => file.startsWith(folder))).toBe(true);
    }
  });

  it.each(avoidedWords.flatMap(({ found, but }) => found.map((word) => [word, but] as const)))(
    'do not use %s, but: %s',
    (word) => {
      const found = texts.filter(({ text }) => word.test(text));
      expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
    },
  );
});

describe('the search', () => {
  const wordsIn = (content: string): string[] =>
    textsOf('page.tsx', content).flatMap(({ place, text }) =>
      avoidedWords
        .filter(({ found }) => found.some((word) => word.test(text)))
        .map(({ but }) => `${place} ${but}`),
    );

  it.each([
    ["const text = 'Please sign in again.';", 'page.tsx:1 log in, login'],
    ['const text = `${name},\n enter your e-mail`;', 'page.tsx:1 email'],
    [
      'const text = `Your log-in ${when}, by e-mail`;',
      'page.tsx:1 login, logout',
      'page.tsx:1 email',
    ],
    ['const page = <p>The takers of this test</p>;', 'page.tsx:1 students who took it'],
    ["const label = 'Enter the OTP';", 'page.tsx:1 code'],
  ])('finds the words in %j', (content, ...found) => expect(wordsIn(content)).toEqual(found));

  it.each([
    "const path = '/sign-in';",
    "const key = 'sign-in';",
    "const rows = query('SELECT takers FROM sums');",
    '// Whoever signs in',
    "const button = 'Sign in with Google';",
    "const button = 'Resend OTP';",
    "@ApiOperation({ summary: 'Sign in' }) class Controller {}",
    "import { x } from './sign in';",
  ])('finds none in %j', (content) => expect(wordsIn(content)).toEqual([]));
});
