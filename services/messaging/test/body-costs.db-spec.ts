import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import {
  bodyRoutes,
  expectedCosts,
  measureBodies,
  printCostliest,
  processorTimes,
  type BodyCall,
  type BodyCosts,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send, startMessaging, type MessagingApp } from './app.js';

let app: MessagingApp;

// Each route receives hundreds of bodies.

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

/** Of all routes. All are invalid, so that the service does no work for them. */
const calls: BodyCall[] = [
  { route: 'POST /chat/clear', body: { userId: 'a b' } },
  { route: 'POST /chat/message', body: { userId: 'a b', message: 'How to manage time?' } },
  { route: 'POST /chat/start', body: { userId: 'a b' } },
  { route: 'POST /contact', body: contact, kilobytes: 20 },
  { route: 'POST /internal/users/data', body: { userId: 'x', email: 'asha@example.com' } },
  {
    route: 'POST /internal/users/erase',
    body: { userId: 'x', email: 'asha@example.com', before: '2026-11-21' },
  },
];

describe('the cost of a body', () => {
  const measured: BodyCosts[] = [];
  afterAll(() => printCostliest(measured));

  it('is measured at all routes', () => {
    expect(calls.map(({ route }) => route)).toEqual(bodyRoutes(app.app).map(({ route }) => route));
  });

  it.each(calls)('is never much higher at $route than that of an ordinary one', async (call) => {
    const headers = { [SERVICE_CREDENTIAL_HEADER]: app.env['SERVICE_CREDENTIAL'] ?? '' };
    const costs = await measureBodies(app.app, call, async (_method, path, json) => {
      return (await send(app, 'POST', path, json, '203.0.113.7', headers)).status;
    });
    measured.push(costs);
    expect(costs).toMatchObject(expectedCosts(call));
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
