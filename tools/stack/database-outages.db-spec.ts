import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { Stack } from './stack.ts';

const user = `'abhyas_messaging'@'127.0.0.1'`;

describe('a service', () => {
  let folder: string;
  let stack: Stack;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outages-'));
    stack = await Stack.open({ folder });
    await stack.startDatabases();
  });

  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function sql(statement: string): Promise<void> {
    const connection = await createConnection(stack.databaseUrls.mariadb);
    await connection.query(statement);
    connection.destroy();
  }

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await sleep(50);
  }

  function logged(): string {
    const { logFile } = stack.process('messaging');
    return existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  }

  async function ready(): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`http://127.0.0.1:${stack.ports.messaging}/health/ready`);
    return { status: response.status, body: await response.json() };
  }

  it('waits for its database, whatever is wrong with it, and says what', async () => {
    await sql('SET GLOBAL read_only = ON');
    await sql(`ALTER USER ${user} IDENTIFIED BY 'another password'`);
    stack.process('mariadb').freeze();
    const started = stack.startServices(['messaging']);
    await until(() => logged().includes('cannot be used (connect ETIMEDOUT)'));
    const { pid } = stack.process('messaging');
    stack.process('mariadb').thaw();
    await until(() => logged().includes('cannot be used (Access denied for user'));
    await sql(`ALTER USER ${user} IDENTIFIED BY '${stack.secrets.schemas.messaging}'`);
    await until(() => logged().includes('abhyas_messaging is read-only'));
    // It gets further now, and loses its connection while it waits for its turn to migrate.
    const other = await createConnection(stack.databaseUrls.mariadb);
    const digest = `LEFT(SHA2(CONCAT('abhyas_messaging', CHAR(0), 'migrations'), 256), 24)`;
    await other.query(`SELECT GET_LOCK(CONCAT('abhyas:migrations:', ${digest}), 0)`);
    await sql('SET GLOBAL read_only = OFF');
    const waiting = `SELECT ID FROM information_schema.PROCESSLIST WHERE INFO LIKE '%GET_LOCK%' AND USER = 'abhyas_messaging'`;
    await until(async () => {
      const [[row]] = await other.query<RowDataPacket[]>(waiting);
      if (row) await other.query(`KILL ${row['ID']}`);
      return row !== undefined;
    });
    await until(() => logged().includes('The start failed and is tried again'));
    other.destroy();
    await started;
    expect(stack.process('messaging').pid).toBe(pid);
    expect(logged()).not.toContain('Cannot start');
  });

  it('is not ready while its database refuses writes', async () => {
    await sql('SET GLOBAL read_only = ON');
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'read_only', redis: 'ok' } },
    });
    await sql('SET GLOBAL read_only = OFF');
    expect((await ready()).status).toBe(200);
  });

  it('is not ready while Redis is away, and recovers by itself', async () => {
    stack.process('redis').freeze();
    expect(await ready()).toMatchObject({
      status: 503,
      body: { checks: { database: 'ok', redis: 'away' } },
    });
    stack.process('redis').thaw();
    await until(async () => (await ready()).status === 200);
  });

  it('that is told to end finishes the requests in progress first, and takes no more', async () => {
    const url = `http://127.0.0.1:${stack.ports.messaging}/contact`;
    const message = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      subject: 'A group price',
      message: 'Do you offer one?',
    };
    stack.process('mariadb').freeze();
    const response = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    await sleep(300);
    const stopped = stack.process('messaging').stop();
    await until(() => logged().includes('Closing (SIGTERM)'));
    await expect(fetch(url, { method: 'POST' })).rejects.toThrow('fetch failed');
    stack.process('mariadb').thaw();
    expect((await response).status).toBe(201);
    await stopped;
    expect(logged()).not.toContain('Ended before all requests');
  });
});
