import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueApp } from './app.js';
import { buildQuestions } from './builders.js';
import { ImportCommand } from './import-command.js';

/** Each of these starts processes, on a machine that may be busy. */
const LONG = 120_000;

let app: CatalogueApp;
let command: ImportCommand;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  await app.import(buildQuestions(40));
  command = await ImportCommand.build(app.env, 'src/export/main.js');
  folder = await mkdtemp(join(tmpdir(), 'catalogue-export-command-'));
}, LONG);

afterAll(async () => {
  await app.close();
  await command.close();
  await rm(folder, { recursive: true });
});

describe('the export command', () => {
  it(
    'writes an exam to standard output and says on standard error what it wrote',
    async () => {
      const { status, out, err } = await command.run('--exam', 'ssc cgl');
      expect([status, err]).toEqual([0, '40 questions of SSC CGL written as JSON Lines.\n']);
      const lines = out.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(buildQuestions(40));
    },
    LONG,
  );

  it(
    'writes a file, in the place of one that was there',
    async () => {
      const file = join(folder, 'ssc.gift');
      await writeFile(file, 'old');
      const { status, out } = await command.run(
        ...['--exam', 'SSC CGL', '--format', 'gift', '--out', file],
      );
      expect([status, out]).toEqual([0, '']);
      expect(await readFile(file, 'utf8')).toMatch(
        /^\$CATEGORY: .*SSC CGL\/Arithmetic\/Addition\n/,
      );
    },
    LONG,
  );

  it(
    'ends with 1 where there is no such exam or folder, and leaves no file behind',
    async () => {
      const none = join(folder, 'none.jsonl');
      const unknown = await command.run('--exam', 'CDS', '--out', none);
      expect([unknown.status, unknown.err]).toEqual([
        1,
        'There is no exam named "CDS". There are: SSC CGL.\n',
      ]);
      const nowhere = await command.run('--exam', 'SSC CGL', '--out', join(none, 'x.jsonl'));
      expect(nowhere.status).toBe(1);
      expect(nowhere.err).toMatch(/^ENOENT: .*x\.jsonl.*\n$/);
      expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('none'));
    },
    LONG,
  );

  it(
    'ends with 2 and shows its help where it was not understood',
    async () => {
      const { status, err } = await command.run('--exam', 'SSC CGL', '--format', 'pdf');
      expect(status).toBe(2);
      expect(err).toContain('--format takes jsonl, gift, qti, not "pdf".');
      expect(err).toContain('Usage: npm run catalogue:export');
    },
    LONG,
  );
});
