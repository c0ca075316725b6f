import { setTimeout as sleep } from 'node:timers/promises';

interface CaughtMail {
  subject: string;
  text: string;
  to: { address: string }[];
}

const TIMEOUT_MS = 20_000;

/** Mails that the product sent, as the mail catcher stores them. */
export class Mailbox {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** The six digits of the newest code for an address, once more than `after` mails with a code have arrived. */
  async code(address: string, after = 0): Promise<string> {
    const codes = await this.#wait(address, (mails) => {
      const found = mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
      return found.length > after ? found : undefined;
    });
    return codes.at(-1) ?? '';
  }

  async mailsTo(address: string): Promise<CaughtMail[]> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/email`);
    const mails = (await response.json()) as CaughtMail[];
    return mails.filter(({ to }) => to.some((it) => it.address === address));
  }

  async #wait<Value>(
    address: string,
    find: (mails: CaughtMail[]) => Value | undefined,
  ): Promise<Value> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = find(await this.mailsTo(address));
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`No mail to ${address} within 20 s.`);
      await sleep(200);
    }
  }
}
