import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportCommand } from '../src/commands/export-exam.js';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';

let app: CatalogueApp;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(40));
  folder = await mkdtemp(join(tmpdir(), 'catalogue-export-command-'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the export command', () => {
  it('writes an exam to standard output and a summary to standard error', async () => {
    const { status, out, err } = await captureCommand(exportCommand, app.env, '--exam', 'ssc cgl');
    expect([status, err]).toEqual([0, '40 questions of SSC CGL written as JSON Lines.\n']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(buildQuestions(40));
  });

  it('writes a file and replaces an existing one', async () => {
    const file = join(folder, 'ssc.gift');
    await writeFile(file, 'old');
    const { status, out } = await captureCommand(
      exportCommand,
      app.env,
      ...['--exam', 'SSC CGL', '--format', 'gift', '--out', file],
    );
    expect([status, out]).toEqual([0, '']);
    expect(await readFile(file, 'utf8')).toMatch(/^\$CATEGORY: .*SSC CGL\/Arithmetic\/Addition\n/);
  });

  it('exits with 1 if the exam or folder does not exist, and leaves no file', async () => {
    const none = join(folder, 'none.jsonl');
    const unknown = await captureCommand(exportCommand, app.env, '--exam', 'CDS', '--out', none);
    expect([unknown.status, unknown.err]).toEqual([
      1,
      'There is no exam named "CDS". There are: SSC CGL.\n',
    ]);
    const nowhere = await captureCommand(
      exportCommand,
      app.env,
      '--exam',
      'SSC CGL',
      '--out',
      join(none, 'x.jsonl'),
    );
    expect(nowhere.status).toBe(1);
    expect(nowhere.err).toMatch(/^ENOENT: .*x\.jsonl.*\n$/);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('none'));
  });

  it('exits with 2 and shows its help on invalid usage', async () => {
    const { status, err } = await captureCommand(
      exportCommand,
      app.env,
      '--exam',
      'SSC CGL',
      '--format',
      'pdf',
    );
    expect(status).toBe(2);
    expect(err).toContain('--format takes jsonl, zip, csv, gift, qti, moodle, not "pdf".');
    expect(err).toContain('Usage: npm run catalogue:export');
  });
});
