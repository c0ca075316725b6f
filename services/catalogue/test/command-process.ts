import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCommands } from '@abhyas/service-kit/testing';
import { ImportHost, type ProcessResult } from './import-host.js';

/** Runs commands as operators do: each in its own process, compiled from the sources. */
export class CommandProcess {
  private readonly peakFile: string;

  private constructor(
    private readonly folder: string,
    private readonly built: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.peakFile = join(folder, 'peak');
  }

  static async build(env: Readonly<Record<string, string>>): Promise<CommandProcess> {
    const built = await buildCommands(resolve(import.meta.dirname, '..'));
    return new CommandProcess(mkdtempSync(join(tmpdir(), 'catalogue-command-')), built, env);
  }

  /** Starts a command by the name of its file. */
  start(name: string, ...args: readonly string[]): ChildProcess {
    const probe = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
    const main = join(this.built, `${name}.js`);
    return spawn(process.execPath, ['--import', probe, main, ...args], {
      env: { ...process.env, ...this.env, PEAK_FILE: this.peakFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async run(name: string, ...args: readonly string[]): Promise<ProcessResult> {
    const command = this.start(name, ...args);
    const output = { out: '', err: '' };
    command.stdout?.setEncoding('utf8').on('data', (text: string) => (output.out += text));
    command.stderr?.setEncoding('utf8').on('data', (text: string) => (output.err += text));
    const status = await new Promise<number | null>((ended) => command.on('close', ended));
    return { status, ...output, peak: Number(readFileSync(this.peakFile, 'utf8')) / 1024 };
  }

  /** Starts a process that imports again and again. */
  startImportHost(): Promise<ImportHost> {
    const main = join(this.built, 'import-questions.js');
    return ImportHost.start(main, { ...process.env, ...this.env });
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}
