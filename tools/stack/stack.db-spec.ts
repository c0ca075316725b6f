import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execa, execaSync } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { requireProgram } from './databases.ts';
import { identify } from './identity.ts';
import { root } from './inventory.ts';
import { Stack, type StackOptions } from './stack.ts';
import { ToolError } from './tool-error.ts';

let folder: string;
const opened: Stack[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
});

afterEach(async () => {
  for (const stack of opened.splice(0)) await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: Partial<StackOptions> = {}): Promise<Stack> {
  const stack = await Stack.open({ folder, ...options });
  opened.push(stack);
  return stack;
}

async function sql(stack: Stack, statement: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(stack.databaseUrls.mariadb);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(statement);
    return rows;
  } finally {
    await connection.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await sleep(100);
}

function isRunning(pid: number): boolean {
  return identify(pid) !== undefined;
}

describe('a start that is impossible', () => {
  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(open({ port })).rejects.toThrow(
      new ToolError(
        `Port ${port} (the site) is taken by another program: stop that one, or choose another with PORT=${port + 10}.`,
      ),
    );
    other.close();
  });

  it('says that the two published ports must differ', async () => {
    await expect(open({ port: 28_080, mailPort: 28_080 })).rejects.toThrow(
      new ToolError(
        'PORT and MAIL_PORT are both 28080: the site and the mail catcher need different ports.',
      ),
    );
  });

  it('says that the checkout is already running', async () => {
    await open();
    await expect(open()).rejects.toThrow(/^This checkout is already running/);
  });

  it('says which program is missing', () => {
    expect(() => requireProgram('no-such-server')).toThrow(
      new ToolError('no-such-server is not on this machine: install it and start again.'),
    );
  });

  it('says that the disk is full', async () => {
    const small = join(folder, 'small');
    mkdirSync(small);
    // If mounting is not allowed, this cannot be tested.
    const mount = ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', small];
    if (execaSync('mount', mount, { reject: false }).failed) return;
    try {
      await expect(open({ folder: small })).rejects.toThrow(
        /is full \(\d+ MB free, \d+ MB needed\)/,
      );
    } finally {
      execaSync('umount', [small], { reject: false });
    }
  });

  it('says which service’s migration failed, and leaves nothing running', async () => {
    const stack = await open();
    await stack.startDatabases();
    await sql(stack, 'CREATE TABLE abhyas_messaging.faqs (id INT)');
    await expect(stack.startServices(['messaging'])).rejects.toThrow(
      /^messaging could not start: .+migration/i,
    );
    const pids = stack.processes.flatMap((process) => process.pid ?? []);
    await stack.stop();
    expect(pids.filter(isRunning)).toEqual([]);
  });
});

describe('after a crash', () => {
  it('a MariaDB that is killed comes back by itself with what was committed', async () => {
    const stack = await open();
    await stack.startDatabases();
    await sql(stack, 'CREATE TABLE abhyas_auth.note (id INT PRIMARY KEY)');
    await sql(stack, 'INSERT INTO abhyas_auth.note VALUES (7)');
    stack.process('mariadb').kill();
    await sleep(200);
    await until(async () => (await sql(stack, 'SELECT id FROM abhyas_auth.note'))[0]?.['id'] === 7);
  });

  it('a killed run leaves nothing behind that prevents the next', async () => {
    const script = `
      import { Stack } from ${JSON.stringify(join(root, 'tools/stack/stack.ts'))};
      const stack = await Stack.open({ folder: ${JSON.stringify(folder)} });
      await stack.startDatabases();
      console.log(stack.process('mariadb').pid);
    `;
    const run = execa(process.execPath, ['--input-type=module', '-e', script], {
      stderr: 'inherit',
      reject: false,
    });
    let pid = 0;
    for await (const line of run) {
      pid = Number(line);
      run.kill('SIGKILL');
    }

    const stack = await open();
    await stack.startDatabases();
    expect(await sql(stack, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(isRunning(pid)).toBe(false);
  });

  it('two stacks side by side do not conflict', async () => {
    const second = mkdtempSync(join(tmpdir(), 'stack-'));
    const [one, other] = [await open(), await open({ folder: second })];
    await Promise.all([one.startDatabases(), other.startDatabases()]);
    await sql(one, 'CREATE TABLE abhyas_auth.note (id INT)');
    await expect(sql(other, 'SELECT id FROM abhyas_auth.note')).rejects.toThrow(/doesn't exist/);
    await other.stop();
    rmSync(second, { recursive: true, force: true });
  });
});
