import { publicRoutes } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send, startMessaging, type MessagingApp } from './app.js';

interface ResponseFaq {
  id: string;
  question: string;
  answer: string;
  group: string;
  slug: string;
}

let app: MessagingApp;

beforeAll(async () => {
  app = await startMessaging();
});
afterAll(() => app?.close());

describe('GET /api/help/faqs', () => {
  it('returns the questions in their order, the five best known first', async () => {
    const { status, body } = await send(app, 'GET', '/api/help/faqs');
    expect(status).toBe(200);
    const faqs = body as ResponseFaq[];
    expect(faqs.length).toBeGreaterThanOrEqual(40);
    expect(faqs.slice(0, 5).map((faq) => faq.question)).toEqual([
      'How do I reset my password?',
      'Can I retake a test?',
      'What does my percentile mean?',
      'Where can I see my results?',
      'How do I upgrade my membership?',
    ]);
    for (const faq of faqs) {
      expect(Object.keys(faq).toSorted()).toEqual(['answer', 'group', 'id', 'question', 'slug']);
    }
    expect(faqs.filter((faq) => (Object.values(faq) as unknown[]).includes(''))).toEqual([]);
  });

  it('returns the answers of a group one after the other', async () => {
    const faqs = (await send(app, 'GET', '/api/help/faqs')).body as ResponseFaq[];
    const groups = faqs.map(({ group }) => group);
    const changes = groups.filter((group, index) => group !== groups[index - 1]);
    expect(changes.length).toBe(new Set(groups).size);
    expect(new Set(faqs.map(({ slug }) => slug)).size).toBe(faqs.length);
  });
});

describe('routes', () => {
  it('are public only if listed here', () => {
    expect(publicRoutes(app.app)).toEqual([
      'GET /api/help/faqs',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'POST /chat/clear',
      'POST /chat/message',
      'POST /chat/start',
      'POST /contact',
    ]);
  });

  it('send the standard error body for an unknown path', async () => {
    const { status, body } = await send(app, 'GET', '/api/help/nothing');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: expect.any(String) });
  });
});
