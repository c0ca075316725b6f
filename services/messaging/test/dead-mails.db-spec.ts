import { MailQueueClient } from '@abhyas/service-kit/mail';
import { captureCommand, createTestEnv, eventually } from '@abhyas/service-kit/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { deadMailsCommand } from '../src/commands/list-dead-mails.js';
import { retryMailsCommand } from '../src/commands/retry-mails.js';
import { exampleMessagingEnv } from '../src/config.js';
import { startReplica } from './app.js';
import { startMailCatcher } from './mail-catcher.js';
import { startRefusingServer } from './refusing-server.js';

let env: Record<string, string>;

beforeAll(async () => {
  env = { ...(await createTestEnv('messaging')), ...exampleMessagingEnv };
  const refusing = await startRefusingServer(550);
  const app = await startReplica({ ...env, SMTP_URL: refusing.smtpUrl });
  const queue = new MailQueueClient(env['REDIS_URL']!, new Logger('test'));
  for (const name of ['one', 'two', 'three']) {
    const data = { name: 'Asha', otp: '424242', minutes: 10 };
    const mail = { to: `${name}@example.com`, template: 'verify-email', data };
    await queue.add(mail, { jobId: `mail-${name}` });
  }
  await eventually('the mails to fail', async () => {
    const { out } = await captureCommand(deadMailsCommand, env);
    return out.includes('3 failed mails') ? true : undefined;
  });
  await queue.close();
  await app.close();
  await refusing.close();
});

const list = (...args: string[]) => captureCommand(deadMailsCommand, env, ...args);
const retry = (...args: string[]) => captureCommand(retryMailsCommand, env, ...args);

describe('mail:dead', () => {
  it('lists failed mails with kind, recipient and reason, without their code', async () => {
    const { status, out } = await list();
    expect(status).toBe(0);
    expect(out).toMatch(
      /^mail-one {2}verify-email {2}to one@example\.com\n {2}queued \S+Z, given up \S+Z, 1 try\n {2}.*550.*$/m,
    );
    expect(out).toContain('3 failed mails.');
    expect(out).not.toContain('424242');
    expect(out).not.toContain('Asha');
  });

  it('says in a sentence that Redis is away', async () => {
    const away = { ...env, REDIS_URL: 'redis://127.0.0.1:1' };
    const { status, err } = await captureCommand(deadMailsCommand, away);
    expect(status).toBe(1);
    expect(err).toBe(
      'Redis has the mails, and it cannot be reached. Start it or correct REDIS_URL.\n',
    );
  });
});

describe('mail:retry', () => {
  it.each([
    ['nothing', [], 2, 'Name one mail by its id, or write --all.'],
    ['both', ['mail-one', '--all'], 2, 'Name one mail by its id, or write --all.'],
    ['an unknown id', ['nothing'], 1, 'No failed mail has the id "nothing".'],
  ])('refuses %s', async (_what, args, status, reason) => {
    const result = await retry(...args);
    expect(result.status).toBe(status);
    expect(result.err).toContain(reason);
  });

  it('sends one mail again, then all others', async () => {
    const mails = await startMailCatcher();
    const app = await startReplica({ ...env, SMTP_URL: mails.smtpUrl });
    try {
      expect(await retry('mail-two')).toMatchObject({ status: 0, out: '1 mail queued again.\n' });
      expect((await mails.next('two@example.com')).text).toContain('424242');
      expect((await retry('mail-two')).status).toBe(1);
      expect(await retry('--all')).toMatchObject({ status: 0, out: '2 mails queued again.\n' });
      await mails.next('one@example.com');
      await mails.next('three@example.com');
      expect((await list()).out).toBe('No mail has failed.\n');
    } finally {
      await app.close();
      await mails.close();
    }
  });
});
