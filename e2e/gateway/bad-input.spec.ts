import { randomUUID } from 'node:crypto';
import { inputFields } from '../../tools/docs/input-fields.ts';
import { serviceNames } from '../../tools/stack/inventory.ts';
import { callsOf, type Call } from '../support/contract-calls.ts';
import { rawRequest, unlessBusy, type RawResponse } from '../support/raw-http.ts';
import { registerStudent } from '../support/student.ts';
import { expect, test } from '../support/test.ts';

/** Characters that columns of ids and words cannot store, a lone surrogate, and bytes that are no UTF-8. */
const foreignTexts = ['é', 'देवनागरी', '😀', '\u0000']
  .map(encodeURIComponent)
  .concat('%ED%A0%80', '%FF');

/** Values in the place of an id; a gateway may refuse some before a service sees them. */
const garbageIds = [
  'nothing',
  randomUUID(),
  '0',
  '-1',
  "x'%20OR%20'1'='1",
  ...foreignTexts,
  '%zz',
  'a'.repeat(2_000),
];

const members = inputFields.flatMap(({ names }) => names);

const garbageBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '12',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  wrongTyped(null),
  wrongTyped(12),
  wrongTyped(true),
  wrongTyped([]),
  wrongTyped({}),
  wrongTyped('\u0000'),
  wrongTyped('é'),
  wrongTyped('देवनागरी😀'),
  wrongTyped('\uD800'),
  wrongTyped('x'.repeat(20_000)),
  wrongTyped('<script>alert(1)</script>'),
  wrongTypedEntries(null),
  wrongTypedEntries(-1),
  wrongTypedEntries({}),
];

/** Every member that any call reads, all with one value. */
function wrongTyped(value: unknown): string {
  return JSON.stringify(Object.fromEntries(members.map((member) => [member, value])));
}

/** Lists whose entries have every member, all with one value. */
function wrongTypedEntries(value: unknown): string {
  const entry: unknown = JSON.parse(wrongTyped(value));
  return JSON.stringify({ responses: [entry], reports: [entry], revision: 1 });
}

/** From its own address, so that limits per address neither hide what is tested here nor affect other tests. */
function send(
  from: string,
  { method, path }: Pick<Call, 'method' | 'path'>,
  token?: string,
  body?: string,
): Promise<RawResponse> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return unlessBusy(() =>
    rawRequest(path, { from, method, headers, ...(body !== undefined && { body }) }),
  );
}

function expectSentence({ status, body }: RawResponse, what: string): void {
  expect(status, `${what} got ${status}: ${body.slice(0, 300)}`).toBeLessThan(500);
  if (status < 400) return;
  const error = JSON.parse(body) as Record<string, unknown>;
  expect(error, what).toMatchObject({ success: false, code: expect.any(String) });
  expect(error['message'], what).toBe(error['error']);
  expect(String(error['message']).length, what).toBeGreaterThan(10);
  expect(String(error['requestId']), what).toMatch(/^[0-9a-f]{32}$/);
}

for (const [index, service] of serviceNames.entries()) {
  test.describe(`garbage to ${service}`, () => {
    /** All of 127.0.0.0/8 belongs to this machine. */
    const addressOf = (call: number) => `127.0.${10 + index}.${call + 1}`;
    const privateCalls = callsOf(service).filter(({ isPrivate }) => isPrivate);

    test('gets a sentence, never a server error', async ({ student }) => {
      for (const [position, call] of callsOf(service).entries()) {
        const from = addressOf(position);
        const { token } = endsSession(call) ? await registerStudent() : student;
        const ids = call.path.includes('{') ? garbageIds : [''];
        for (const id of ids) {
          const path = call.path.replaceAll(/\{\w+\}/g, id);
          const bodies = call.takesBody ? garbageBodies : [undefined];
          for (const body of id === ids[0] ? bodies : bodies.slice(0, 1)) {
            const response = await send(from, { ...call, path }, token, body);
            expect(response.status, `${call.method} ${call.path}`).not.toBe(429);
            expectSentence(
              response,
              `${call.method} ${path.slice(0, 80)} ${(body ?? '').slice(0, 80)}`,
            );
          }
        }
      }
    });

    if (privateCalls.length > 0)
      test('opens no private call without a live token', async () => {
        const tokens = [undefined, '', 'x', 'a.b.c', unsignedToken()];
        for (const [position, call] of privateCalls.entries()) {
          for (const token of tokens) {
            const path = call.path.replaceAll(/\{\w+\}/g, randomUUID());
            const response = await send(
              addressOf(100 + position),
              { ...call, path },
              token,
              call.takesBody ? '{}' : undefined,
            );
            expect(response.status, `${call.method} ${path} with ${token}`).toBe(401);
            expectSentence(response, `${call.method} ${path}`);
          }
        }
      });

    test('in the query breaks no list', async ({ student }) => {
      const values = [
        '-1',
        '0',
        '1e9',
        'NaN',
        '99999999999999999999',
        "'",
        ...foreignTexts,
        'a'.repeat(3_000),
      ];
      const lists = callsOf(service).filter(({ method }) => method === 'GET');
      for (const [position, call] of lists.entries()) {
        const path = call.path.replaceAll(/\{\w+\}/g, randomUUID());
        const ask = async (query: string) => {
          const to = { ...call, path: `${path}?${query}` };
          const response = await send(addressOf(200 + position), to, student.token);
          expectSentence(response, `GET ${path}?${query.slice(0, 80)}`);
        };
        for (const value of values) {
          // Each one alone, because the first that is refused ends the call.
          for (const name of call.queryNames) await ask(`${name}=${value}`);
          await ask(`page=${value}&limit=${value}&q=${value}`);
        }
      }
    });
  });
}

/** These end the token's session: whatever else they get, the token is invalid afterwards. */
function endsSession({ path }: Call): boolean {
  return /\/logout/.test(path);
}

/** A token whose header says that it needs no signature. */
function unsignedToken(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: randomUUID(), sid: randomUUID(), iss: 'abhyas', aud: 'abhyas', exp };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
