import type { Attack } from '../wave.ts';

const REFUSED = 305;
/** What the hourly limit lets through, and a few more. */
const MAX_TAKEN = 110;

/** A flood of contact messages, chat messages and reports from one address, well-formed and malformed. */
export async function floodContact(attack: Attack): Promise<void> {
  await attempt(attack, 'refused contact messages', '127.71.0.1', '/contact', () => ({ name: '' }));
  await attempt(attack, 'broken contact messages', '127.71.0.2', '/contact', () => '{"name":');
  await attempt(attack, 'contact messages', '127.71.0.3', '/contact', (index) => ({
    name: 'Nobody',
    email: `nobody-${index}@example.com`,
    phone: '9876543210',
    subject: 'A flood',
    message: 'x'.repeat(2_000),
  }));
}

async function attempt(
  attack: Attack,
  name: string,
  from: string,
  path: string,
  body: (index: number) => object | string,
): Promise<void> {
  let taken = 0;
  await attack.inParallel(
    16,
    Array.from({ length: REFUSED }, (_, index) => async () => {
      const sent = body(index);
      const { status } = await attack.send({
        method: 'POST',
        path,
        from,
        ...(typeof sent === 'string' ? { body: sent } : { json: sent }),
      });
      if (status !== 429 && status !== 503) taken += 1;
    }),
  );
  if (taken > MAX_TAKEN) attack.find(`${taken} of ${REFUSED} ${name} met no limit`);
}
