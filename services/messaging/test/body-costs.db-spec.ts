import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import { costliestBody, processorTimes } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { send, startMessaging, type MessagingApp } from './app.js';

let app: MessagingApp;

// Each route receives hundreds of bodies.
jest.setTimeout(120_000);

beforeAll(async () => {
  app = await startMessaging({
    CONTACT_LIMIT_PER_ADDRESS: '1000000',
    CHAT_LIMIT_PER_ADDRESS: '1000000',
    CHAT_LIMIT_PER_USER: '1000000',
  });
});

afterAll(() => app.close());

const contact = {
  name: 'Asha Rao',
  email: 'asha',
  phone: '9876543210',
  subject: 'x',
  message: 'y',
};

/** All are invalid, so that the service does no work for them. */
const calls: [path: string, body: Record<string, unknown>, kilobytes?: number][] = [
  ['/contact', contact, 20],
  ['/chat/start', { userId: 'a b' }],
  ['/chat/message', { userId: 'a b', message: 'How to manage time?' }],
  ['/chat/clear', { userId: 'a b' }],
  ['/internal/users/data', { userId: 'x', email: 'asha@example.com' }],
  ['/internal/users/erase', { userId: 'x', email: 'asha@example.com', before: '2026-11-21' }],
];

describe('the cost of a body', () => {
  it.each(calls)('is never much higher at %s than that of an ordinary one', async (...call) => {
    const [path, body, kilobytes = 8] = call;
    const headers = { [SERVICE_CREDENTIAL_HEADER]: app.env['SERVICE_CREDENTIAL'] ?? '' };
    const statuses = new Set<number>();
    const costliest = await costliestBody(body, kilobytes * 1024, async (json) => {
      statuses.add((await send(app, 'POST', path, json, '203.0.113.7', headers)).status);
    });
    expect(costliest).toMatchObject({ isBounded: true });
    expect([...statuses]).toEqual([400]);
  });
});

describe('the cost of a question', () => {
  it('is never much higher than that of an ordinary one', async () => {
    const units = {
      letters: 'a',
      'short words': 'a b ',
      'words of the catalogue': 'ssc test ',
      'many different words': Array.from({ length: 300 }, (_, n) => `w${n} `).join(''),
      'marks out of order': '\u0316\u0301',
      ligatures: '\ufdfa',
      pairs: '\u{1f600}',
      spaces: 'a          ',
      quotes: `"'`,
      brackets: '([{',
      dots: 'a.',
      digits: '9',
      'line breaks': 'a\n',
    };
    let turns = 0;
    const sendMessage = async (message: string): Promise<unknown> => {
      turns += 1;
      return send(app, 'POST', '/chat/message', { userId: `user_${turns}`, message });
    };
    const costly = Object.entries(units).map(([name, unit]) => {
      const message = unit.repeat(1_000).slice(0, 1_000);
      return [name, () => sendMessage(message)] as const;
    });
    const ordinary = (): Promise<unknown> =>
      sendMessage('How should I prepare for the SSC CGL exam?');
    const times = await processorTimes(new Map([...costly, ['ordinary', ordinary]]));
    const bound = 10 * (times.get('ordinary') ?? 0);
    expect([...times].filter(([, time]) => time > bound)).toEqual([]);
  });
});
