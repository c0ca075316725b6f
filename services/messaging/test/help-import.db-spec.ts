import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ANSWERS_OF_NOVEMBER_2026 } from '../migrations/help/answers-of-november-2026.js';
import { applyReleasedAnswers } from '../migrations/help/apply-released-answers.js';
import { exportHelpCommand } from '../src/commands/export-help.js';
import { importHelpCommand } from '../src/commands/import-help.js';
import { send, startMessaging, type MessagingApp } from './app.js';

let app: MessagingApp;
let folder: string;

beforeAll(async () => {
  app = await startMessaging();
  folder = await mkdtemp(path.join(tmpdir(), 'help-'));
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const importHelp = (...args: string[]) => captureCommand(importHelpCommand, app.env, ...args);
const exportHelp = (...args: string[]) => captureCommand(exportHelpCommand, app.env, ...args);

interface ServedAnswer {
  id: string;
  slug: string;
  group: string;
  question: string;
  answer: string;
}

async function served(): Promise<ServedAnswer[]> {
  return (await send(app, 'GET', '/api/help/faqs')).body as ServedAnswer[];
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

/** What the next release does. */
async function release(...changed: { slug: string; answer: string }[]): Promise<void> {
  const runner = app.app.get(DataSource).createQueryRunner();
  const answers = ANSWERS_OF_NOVEMBER_2026.map((answer) => ({
    ...answer,
    ...changed.find(({ slug }) => slug === answer.slug),
  }));
  await applyReleasedAnswers(runner, answers);
  await runner.release();
}

describe('help:import', () => {
  it.each(['answers.md', 'answers.jsonl'])(
    'changes nothing with what %s exported',
    async (name) => {
      const before = await served();
      const file = path.join(folder, name);
      expect(await exportHelp(file)).toMatchObject({ status: 0, err: '' });
      expect(await importHelp(file)).toEqual({
        status: 0,
        out: `Imported: 0 new, 0 changed, ${before.length} unchanged, 0 removed.\n`,
        err: '',
      });
      expect(await served()).toEqual(before);
    },
  );

  it('takes a changed file, and only says what would change in a dry run', async () => {
    const file = path.join(folder, 'mine.md');
    await exportHelp(file);
    const text = (await readFile(file, 'utf8'))
      .replace('An account is free.\n', 'An account costs nothing.\n')
      .replace(/## What are achievements\?[^#]*\{#achievements\}[^#]*/, '');
    await writeFile(file, `${text}\n# Our centre\n\n## Where is the centre?\n\nIn Siliguri.\n`);
    const before = await served();
    const dryRun = await importHelp(file, '--dry-run');
    expect(dryRun.out).toMatch(/ {2}new {6}where-is-the-centre\n/);
    expect(dryRun.out).toMatch(/ {2}changed {2}create-an-account\n/);
    expect(dryRun.out).toMatch(/ {2}removed {2}achievements\n/);
    expect(dryRun.out).toMatch(
      /Dry run, nothing was changed: 1 new, 1 changed, \d+ unchanged, 1 removed\./,
    );
    expect(await served()).toEqual(before);

    expect(await importHelp(file)).toMatchObject({ status: 0 });
    const after = await served();
    expect(after.at(-1)).toMatchObject({
      slug: 'where-is-the-centre',
      group: 'Our centre',
      answer: 'In Siliguri.',
    });
    expect(after.map(({ slug }) => slug)).not.toContain('achievements');
  });

  it('keeps what the operator changed in the next release, and takes the rest from it', async () => {
    await release(
      { slug: 'create-an-account', answer: 'The release’s.' },
      { slug: 'achievements', answer: 'The release’s.' },
      { slug: 'keyboard', answer: 'The release’s.' },
    );
    const answers = new Map((await served()).map(({ slug, answer }) => [slug, answer]));
    expect(answers.get('create-an-account')).toContain('An account costs nothing.');
    expect(answers.has('achievements')).toBe(false);
    expect(answers.get('keyboard')).toBe('The release’s.');
    expect(answers.has('where-is-the-centre')).toBe(true);
  });

  it('changes nothing if a line is wrong, and names it', async () => {
    const before = await served();
    const rows = ['{"group":"A","question":"Why?","answer":"So."}', '{"group":"A"}', '{'];
    const file = await fileOf('broken.jsonl', rows.join('\n'));
    const { status, out, err } = await importHelp(file);
    expect([status, out]).toEqual([1, '']);
    expect(err).toBe(
      `${file}:2: The member "question" is missing or not a text.\n${file}:3: The line is not JSON.\nNothing was changed.\n`,
    );
    expect(await served()).toEqual(before);
  });

  it.each([
    ['no file', [], 2, 'Name the file with the answers.'],
    ['two files', ['a.md', 'b.md'], 2, 'Name only one file'],
    ['an unknown format', ['answers.docx'], 2, 'must end in .md'],
    ['a file that is not there', ['/nowhere/answers.md'], 1, 'no such file'],
  ])('refuses %s', async (_what, args, status, reason) => {
    const result = await importHelp(...args);
    expect(result.status).toBe(status);
    expect(result.err).toContain(reason);
  });

  it('refuses a file that is not UTF-8', async () => {
    const file = path.join(folder, 'latin.md');
    await writeFile(file, Buffer.from([0x23, 0x20, 0xe9, 0x0a]));
    expect(await importHelp(file)).toMatchObject({
      status: 1,
      err: `"${file}" is not text in UTF-8.\nNothing was changed.\n`,
    });
  });

  it('exports to no file that exists, unless told to', async () => {
    const file = await fileOf('there.md', 'mine');
    expect(await exportHelp(file)).toMatchObject({
      status: 1,
      err: `"${file}" exists. Add --replace to replace it.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await exportHelp(file, '--replace')).toMatchObject({ status: 0 });
  });
});
