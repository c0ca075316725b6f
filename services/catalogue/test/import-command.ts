import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ImportReport } from '../src/import/import-report.js';

const run = promisify(execFile);
const service = resolve(import.meta.dirname, '..');
const top = resolve(service, '../..');

export interface CommandResult {
  status: number | null;
  out: string;
  err: string;
  /** Peak resident memory, in MB. */
  peak: number;
}

/** Runs the importer (or another command) as operators do: in its own process, compiled from the sources. */
export class ImportCommand {
  private readonly peakFile: string;

  private constructor(
    private readonly folder: string,
    private readonly main: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.peakFile = join(folder, 'peak');
  }

  static async build(
    env: Readonly<Record<string, string>>,
    main = 'src/import/main.js',
  ): Promise<ImportCommand> {
    const built = join(top, '.cache', 'import-command', process.env['JEST_WORKER_ID'] ?? '1');
    const config = join(top, '.swcrc');
    await run(
      join(top, 'node_modules/.bin/swc'),
      ['src', 'migrations', '-d', built, '--config-file', config],
      {
        cwd: service,
      },
    );
    const folder = mkdtempSync(join(tmpdir(), 'import-command-'));
    return new ImportCommand(folder, join(built, main), env);
  }

  start(args: readonly string[]): ChildProcess {
    const probe = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
    return spawn(process.execPath, ['--import', probe, this.main, ...args], {
      env: { ...process.env, ...this.env, PEAK_FILE: this.peakFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async run(...args: readonly string[]): Promise<CommandResult> {
    const command = this.start(args);
    const output = { out: '', err: '' };
    command.stdout?.setEncoding('utf8').on('data', (text: string) => (output.out += text));
    command.stderr?.setEncoding('utf8').on('data', (text: string) => (output.err += text));
    const status = await new Promise<number | null>((ended) => command.on('close', ended));
    return { status, ...output, peak: Number(readFileSync(this.peakFile, 'utf8')) / 1024 };
  }

  async report(...args: readonly string[]): Promise<ImportReport> {
    const { out, err } = await this.run('--json', ...args);
    if (out === '') throw new Error(err);
    return JSON.parse(out) as ImportReport;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}
