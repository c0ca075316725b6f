import type { CatalogueContract } from '@abhyas/service-kit';
import {
  StubServer,
  type JsonResponse,
  type StubRequest,
  type StubResponse,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { send, startMessaging, type MessagingApp } from './app.js';

/** The catalogue's response with two exams. */
const CATALOGUE_FACTS: CatalogueContract.FactsDto = {
  exams: [
    {
      _id: '0193a1c0-0000-7000-8000-0000000000e1',
      name: 'SSC CGL',
      description: 'Graduate posts in ministries.',
      price: 499,
      totalTests: 24,
      freeTests: 8,
      totalQuestions: 1200,
      testCounts: { chapterwise: 8, topicwise: 12, setwise: 4 },
      duration: '1 h',
      lastUpdated: '2026-11-02T00:00:00.000Z',
      features: ['Solutions to every question'],
      subjects: ['English', 'Reasoning'],
    },
    {
      _id: '0193a1c0-0000-7000-8000-0000000000e2',
      name: 'GATE CSE',
      description: 'Postgraduate engineering.',
      price: 999,
      totalTests: 30,
      freeTests: 10,
      totalQuestions: 1950,
      testCounts: { setwise: 30 },
      duration: '3 h',
      lastUpdated: '2026-11-02T00:00:00.000Z',
      features: [],
      subjects: ['Algorithms'],
    },
  ],
  upcomingTests: [],
};

class StubCatalogue extends StubServer {
  isDown = false;
  facts: unknown = CATALOGUE_FACTS;
  seenCredential: unknown;

  protected respond({ headers }: StubRequest): StubResponse {
    this.seenCredential = headers['x-service-credential'];
    return this.isDown ? { status: 500, body: {} } : { body: this.facts };
  }
}

class StubModel extends StubServer {
  reply: StubResponse = {};
  request = '';

  protected respond({ body }: StubRequest): StubResponse {
    this.request = body;
    return this.reply;
  }
}

const catalogue = new StubCatalogue();
const model = new StubModel();
let app: MessagingApp;
let users = 0;

beforeAll(async () => {
  app = await startMessaging({
    CATALOGUE_URL: await catalogue.listen(),
    CHAT_LIMIT_PER_ADDRESS: '60',
    ASSISTANT_LLM_URL: `${await model.listen()}/v1`,
    ASSISTANT_LLM_KEY: 'key',
  });
});

afterAll(async () => {
  await app?.close();
  await Promise.all([catalogue.close(), model.close()]);
});

let address: string;
let userId: string;

beforeEach(() => {
  users += 1;
  userId = `user_test${users}`;
  address = `198.51.100.${users}`;
  catalogue.isDown = false;
  catalogue.facts = CATALOGUE_FACTS;
  model.reply = { status: 500, body: {} };
});

const start = () => send(app, 'POST', '/chat/start', { userId }, address);
const clear = () => send(app, 'POST', '/chat/clear', { userId }, address);
const say = (message: unknown, as = userId, from = address) =>
  send(app, 'POST', '/chat/message', { userId: as, message }, from);

function textOf(response: JsonResponse): string {
  expect(response.status).toBe(200);
  return (response.body as { message: string }).message;
}

describe('the chat', () => {
  it('greets with the number of live exams', async () => {
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect(body).toHaveProperty('initialMessage', expect.stringContaining('our 2 exams'));
    expect(catalogue.seenCredential).toBe('example-credential');
  });

  it('replies to the four suggested questions', async () => {
    expect(textOf(await say('How to get started with exam preparation?'))).toContain(
      'Know the paper',
    );
    expect(textOf(await say('What are the best study techniques?'))).toContain('Space it');
    expect(textOf(await say('How to manage time during exams?'))).toContain('two rounds');
    expect(textOf(await say('Tell me about your subscription plans'))).toContain(
      '**SSC CGL**: ₹499',
    );
  });

  it('understands references within one conversation, and not across conversations', async () => {
    textOf(await say('Tell me about GATE CSE'));
    expect(textOf(await say('and how much is it?'))).toContain('**₹999**');
    expect(textOf(await say('and how much is it?', 'user_other'))).not.toContain('costs **₹999**');
  });

  it('forgets the conversation on clear', async () => {
    textOf(await say('Tell me about GATE CSE'));
    expect(await clear()).toMatchObject({ status: 200, body: { success: true } });
    expect(textOf(await say('and how much is it?'))).toContain('no monthly subscription');
  });

  it('works while the catalogue is away, first with cached facts, then without', async () => {
    await say('price of SSC CGL');
    catalogue.isDown = true;
    app.clock.advance(60);
    expect(textOf(await say('price of SSC CGL'))).toContain('₹499');
    app.clock.advance(700);
    expect(textOf(await say('price of SSC CGL'))).toContain('cannot read our exam list');
    expect(textOf(await say('How do I reset my password?'))).toContain('Forgot your password');
    catalogue.isDown = false;
    app.clock.advance(6);
    expect(textOf(await say('price of SSC CGL'))).toContain('₹499');
  });

  const [exam] = CATALOGUE_FACTS.exams;
  it.each([
    ['without subjects', { exams: [{ ...exam, subjects: undefined }], upcomingTests: [] }],
    ['without test counts', { exams: [{ ...exam, testCounts: undefined }], upcomingTests: [] }],
    ['with a wrong date', { exams: [{ ...exam, lastUpdated: 'today' }], upcomingTests: [] }],
    ['without live tests', { exams: [exam] }],
    ['of null', null],
  ])('replies without facts after a response %s', async (_what, facts) => {
    app.clock.advance(700);
    catalogue.facts = facts;
    expect(textOf(await say('price of SSC CGL'))).toContain('cannot read our exam list');
    for (const question of ['Tell me about SSC CGL', 'When is the next live test?']) {
      textOf(await say(question));
    }
    catalogue.facts = CATALOGUE_FACTS;
    app.clock.advance(6);
    expect(textOf(await say('price of SSC CGL'))).toContain('₹499');
  });

  it('lets a model write from the facts, and works without it when it fails', async () => {
    model.reply = { status: 200, body: { choices: [{ message: { content: ' Only ₹499. ' } }] } };
    expect(textOf(await say('price of SSC CGL'))).toBe('Only ₹499.');
    expect(model.request).toContain('**SSC CGL** test series costs **₹499**');
    model.reply = { status: 200, body: { choices: [] } };
    expect(textOf(await say('price of SSC CGL'))).toContain('costs **₹499**');
  });

  it('allows one chat user twenty messages a minute', async () => {
    for (let sent = 0; sent < 20; sent += 1) textOf(await say('hello'));
    const rejected = await say('hello');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.body).toMatchObject({ success: false, code: 'too_many_requests' });
    textOf(await say('hello', `${userId}b`));
  });

  it('limits an address across all its chat users', async () => {
    for (let sent = 0; sent < 60; sent += 1) textOf(await say('hello', `${userId}-${sent}`));
    expect((await say('hello', `${userId}-x`)).status).toBe(429);
    textOf(await say('hello', `${userId}-y`, '198.51.100.250'));
  });

  it.each([
    ['/chat/message', 'invalid', { userId: 7 }, 400],
    ['/chat/message', 'malformed', '{', 400],
    ['/chat/message', 'too large', { message: 'x'.repeat(9_000) }, 413],
    ['/chat/start', 'invalid', {}, 400],
    ['/chat/clear', 'too large', { userId: 'x'.repeat(9_000) }, 413],
  ])('also counts a call of %s with a body that is %s', async (path, _what, body, status) => {
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await send(app, 'POST', path, body, address)).status).toBe(status);
    }
    expect((await send(app, 'POST', path, body, address)).status).toBe(429);
  });

  it.each<[what: string, body: object, field: string, sentence: string]>([
    ['no user', { message: 'hello' }, 'userId', 'The chat user id is not valid'],
    [
      'a user with a space',
      { userId: 'a b', message: 'hello' },
      'userId',
      'The chat user id is not valid',
    ],
    [
      'a long user',
      { userId: 'x'.repeat(101), message: 'hello' },
      'userId',
      'The chat user id is not valid',
    ],
    [
      'an object as user',
      { userId: { $ne: 1 }, message: 'hello' },
      'userId',
      'The chat user id is not valid',
    ],
    ['a blank message', { userId: 'user_1', message: '  ' }, 'message', 'The message is empty'],
    [
      'an invisible message',
      { userId: 'user_1', message: '\u200B\u202E' },
      'message',
      'The message is empty',
    ],
    ['a number as message', { userId: 'user_1', message: 7 }, 'message', 'The message is empty'],
    ['no message', { userId: 'user_1' }, 'message', 'The message is empty'],
    [
      'a long message',
      { userId: 'user_1', message: 'x'.repeat(1001) },
      'message',
      'A message can have at most 1,000 characters',
    ],
  ])('refuses %s', async (_what, body, field, sentence) => {
    const response = await send(app, 'POST', '/chat/message', body, address);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ success: false, fields: { [field]: sentence } });
  });

  it('accepts any characters', async () => {
    textOf(await say('💥\u0000\uFFFF’; DROP TABLE faqs; -- <script>'));
  });
});
