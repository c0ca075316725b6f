import { setTimeout as sleep } from 'node:timers/promises';
import { runningStack } from './stack.ts';

export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  to: { address: string }[];
  attachments?: { fileName: string; generatedFileName: string; contentType: string }[];
}

const timeoutMs = 40_000;

/** All mails to an address so far, oldest first. */
async function mailsTo(address: string): Promise<CaughtMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${runningStack().mail}/email?${query}`);
  return (await response.json()) as CaughtMail[];
}

/** The newest matching mail to an address; waits for it to arrive. */
export async function mailTo(
  address: string,
  isIt: (mail: CaughtMail) => boolean,
): Promise<CaughtMail> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const found = (await mailsTo(address)).findLast(isIt);
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`The mail to ${address} did not arrive within ${timeoutMs / 1000} s.`);
}

/** The text of a mail's file. */
export async function attachedText({ id }: CaughtMail, generatedFileName: string): Promise<string> {
  return (await fetch(`${runningStack().mail}/email/${id}/attachment/${generatedFileName}`)).text();
}

/** Selects a code if an address may have got several. */
export interface WantedCode {
  purpose?: 'verify' | 'reset';
  /** An earlier code. */
  after?: string;
}

/** The six digits of the newest code that was sent to an address. */
export async function codeFor(
  address: string,
  { purpose = 'verify', after }: WantedCode = {},
): Promise<string> {
  const isIt = (mail: CaughtMail) =>
    mail.subject.startsWith(`Your code to ${purpose}`) && codeIn(mail) !== after;
  return codeIn(await mailTo(address, isIt)) ?? '';
}

function codeIn({ text }: CaughtMail): string | undefined {
  // Alone on its line: a mail may contain other numbers of six digits.
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1];
}
