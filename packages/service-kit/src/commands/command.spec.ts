import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand, runInProcess, type Command } from './command.js';
import { UsageError } from './options.js';

class Expected extends Error {}

async function run(error: Error | undefined, args: readonly string[] = []) {
  const printed = { out: '', err: '' };
  const printTo = (stream: 'out' | 'err') =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        printed[stream] += chunk.toString();
        done();
      },
    });
  const command: Command = {
    help: 'Usage: …\n',
    expected: [Expected],
    consequence: 'Nothing happened.',
    run: () => (error ? Promise.reject(error) : Promise.resolve(3)),
  };
  const context = { env: {}, stdout: printTo('out'), stderr: printTo('err') };
  return { status: await runCommand(command, args, context), ...printed };
}

describe('runCommand', () => {
  it('returns the status of the command', async () => {
    expect(await run(undefined)).toEqual({ status: 3, out: '', err: '' });
  });

  it.each(['-h', '--help'])('prints the help for %s', async (option) => {
    expect(await run(new Expected(), ['x', option])).toMatchObject({
      status: 0,
      out: 'Usage: …\n',
    });
  });

  it('prints the reason and the help on invalid usage, with status 2', async () => {
    const { status, err } = await run(new UsageError('Name a file.'));
    expect([status, err]).toEqual([2, 'Name a file.\n\nUsage: …\n']);
  });

  it('prints the message of an expected error, and the stack of another, with status 1', async () => {
    const { status, err } = await run(new Expected('The file is broken.'));
    expect([status, err]).toEqual([1, 'The file is broken.\nNothing happened.\n']);
    const unexpected = await run(new Error('Oh.'));
    expect(unexpected.status).toBe(1);
    expect(unexpected.err).toMatch(/^Error: Oh\.\n {4}at .*\nNothing happened\.\n$/s);
  });
});

describe('runInProcess', () => {
  const { argv, execArgv } = process;
  const replaced = new Error('The process was replaced.');
  const command: Command = {
    help: 'Usage: …\n',
    nodeOptions: ['--max-semi-space-size=16', '--heap-growing-percent=33'],
    run: () => Promise.resolve(0),
  };

  afterEach(() => {
    Object.assign(process, { argv, execArgv });
    jest.restoreAllMocks();
  });

  function replaceProcess() {
    return jest.spyOn(process as Required<typeof process>, 'execve').mockImplementation(() => {
      throw replaced;
    });
  }

  it('restarts the process with the node options that it lacks', async () => {
    const execve = replaceProcess();
    process.argv = ['node', 'import.js', 'questions.csv'];
    process.execArgv = ['--enable-source-maps', '--heap-growing-percent=33'];
    await expect(runInProcess(command)).rejects.toBe(replaced);
    expect(execve).toHaveBeenCalledWith(process.execPath, [
      process.execPath,
      '--enable-source-maps',
      '--heap-growing-percent=33',
      '--max-semi-space-size=16',
      'import.js',
      'questions.csv',
    ]);
  });

  it('runs the command if it has them', async () => {
    const execve = replaceProcess();
    process.argv = ['node', 'import.js', 'questions.csv'];
    process.execArgv = [...(command.nodeOptions ?? [])];
    await runInProcess(command);
    expect(execve).not.toHaveBeenCalled();
  });
});
