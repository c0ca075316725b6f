import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@abhyas/service-kit/testing';

interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  replyTo?: { name: string; address: string }[];
  /** The recipients in the SMTP envelope. */
  recipients: string[];
  attachments: { fileName: string; contentType: string; content: string }[];
}

export interface MailCatcher {
  smtpUrl: string;
  /** Waits for the next mail to this address and removes it. */
  next(to: string): Promise<CaughtMail>;
  /** How many caught mails to this address, or to anybody, were not removed yet, at the last poll. */
  waiting(to?: string): number;
  close(): Promise<void>;
}

interface MaildevMail extends Omit<CaughtMail, 'recipients' | 'attachments'> {
  id: string;
  attachments?: { fileName: string; generatedFileName: string; contentType: string }[];
  envelope: { to: { address: string }[] };
}

/** Starts the mail catcher of the development stack on free ports. */
export async function startMailCatcher(smtpPort?: number): Promise<MailCatcher> {
  const [smtp, web, directory] = await Promise.all([
    smtpPort ?? freePort(),
    freePort(),
    mkdtemp(path.join(tmpdir(), 'mail-catcher-')),
  ]);
  const program = createRequire(import.meta.url).resolve('maildev/bin/maildev');
  const child = spawn(
    process.execPath,
    [
      program,
      ...['--smtp', String(smtp), '--web', String(web), '--ip', '127.0.0.1'],
      ...['--web-ip', '127.0.0.1', '--mail-directory', directory, '--silent'],
    ],
    { stdio: 'ignore' },
  );
  const rest = `http://127.0.0.1:${web}/email`;
  await eventually('the mail catcher to start', async () =>
    (await fetch(rest).catch(() => undefined))?.ok ? true : undefined,
  );
  let waitingMails: MaildevMail[] = [];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    waiting: (to) =>
      to === undefined ? waitingMails.length : waitingMails.filter((mail) => isTo(mail, to)).length,
    next: (to) =>
      eventually(`a mail to ${to}`, async () => {
        const caught = (await (await fetch(rest)).json()) as MaildevMail[];
        waitingMails = caught;
        const mail = caught.find((it) => isTo(it, to));
        if (!mail) return undefined;
        const attachments = await Promise.all(
          (mail.attachments ?? []).map(async ({ fileName, generatedFileName, contentType }) => {
            const file = await fetch(`${rest}/${mail.id}/attachment/${generatedFileName}`);
            return { fileName, contentType, content: await file.text() };
          }),
        );
        await fetch(`${rest}/${mail.id}`, { method: 'DELETE' });
        waitingMails = caught.filter((it) => it !== mail);
        const recipients = mail.envelope.to.map((recipient) => recipient.address);
        return { ...mail, attachments, recipients };
      }),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isTo({ envelope }: MaildevMail, address: string): boolean {
  return envelope.to.some((recipient) => recipient.address === address);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
