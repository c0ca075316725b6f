import { setTimeout as sleep } from 'node:timers/promises';
import { runningStack } from './stack.ts';

interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  date: string;
  to: { address: string }[];
}

const patienceMs = 20_000;

/** The newest mail to an address, waiting for it to arrive. */
export async function newestMail(address: string, after = new Date(0)): Promise<CaughtMail> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${runningStack().mail}/email`);
    const mails = (await answer.json()) as CaughtMail[];
    const found = mails
      .filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()))
      .filter((mail) => new Date(mail.date) >= after)
      .at(-1);
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail came to ${address} within ${patienceMs / 1000} s.`);
}

/** The six digits of the newest code that went to an address. */
export async function codeFor(address: string, after?: Date): Promise<string> {
  const mail = await newestMail(address, after);
  const code = /\b(\d{3}) ?(\d{3})\b/.exec(mail.text);
  if (!code) throw new Error(`The mail "${mail.subject}" holds no code.`);
  return `${code[1]}${code[2]}`;
}
