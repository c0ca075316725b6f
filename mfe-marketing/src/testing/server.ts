import { http, HttpResponse, type JsonBodyType } from 'msw';

/** Responds to a call, at once or after `until`, and records the bodies and tokens sent to it. */
export function respondingTo(
  path: string,
  body: JsonBodyType,
  { status = 200, until }: { status?: number; until?: Promise<void> } = {},
) {
  const sent: unknown[] = [];
  const tokens: (string | null)[] = [];
  const handler = http.post(`http://localhost${path}`, async ({ request }) => {
    sent.push(await request.json());
    tokens.push(request.headers.get('Authorization'));
    await until;
    return HttpResponse.json(body, { status });
  });
  return { handler, sent, tokens };
}
