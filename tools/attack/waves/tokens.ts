import { createHmac } from 'node:crypto';
import { apiRoutes } from '../api-routes.ts';
import type { Attack } from '../wave.ts';

/** Forged tokens at every private route, and other students' tokens at the victim's attempt. */
export async function forgeTokens(attack: Attack): Promise<void> {
  const { target } = attack;
  const forged = forgedTokens(target.victim.token);
  const routes = apiRoutes(target).filter(({ needsToken }) => needsToken);
  const from = (index: number): string => `127.69.0.${1 + (index % 200)}`;
  await attack.inParallel(
    8,
    routes.flatMap(({ method, path }) =>
      forged.map((token, index) => async () => {
        const { status } = await attack.send({ method, path, from: from(index), token });
        if (status < 400 && status > 0) attack.find(`${method} ${path} took a forged token`);
      }),
    ),
  );
  const { attemptId } = target.victim;
  const foreign = [
    { method: 'GET', path: `/tests/${attemptId}/results` },
    { method: 'GET', path: `/api/test/results/${attemptId}` },
    { method: 'POST', path: `/tests/${attemptId}/submit`, json: { responses: [] } },
    {
      method: 'PUT',
      path: `/tests/${attemptId}/progress`,
      json: { responses: [], currentQuestionIndex: 0, timeSpent: 1 },
    },
  ];
  for (const [index, call] of foreign.entries()) {
    const { status } = await attack.send({ ...call, from: from(index), token: attack.token() });
    if (status !== 404) attack.find(`${call.method} ${call.path} of another student got ${status}`);
  }
  const ownPaper = await attack.send({
    path: `/tests/${target.testId}`,
    from: from(0),
    token: attack.token(),
  });
  if (/correctAnswer|explanation/i.test(ownPaper.text)) attack.find('a paper carries its key');
  for (const header of ['x-service-credential', 'x-real-ip', 'x-forwarded-for']) {
    const { status } = await attack.send({
      path: '/internal/jwks',
      from: from(1),
      headers: { [header]: '127.0.0.1' },
    });
    if (status !== 404) attack.find(`/internal is reached with ${header}: ${status}`);
  }
}

function forgedTokens(token: string): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const encode = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const none = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}`;
  const hmac = `${encode({ ...decoded(header), alg: 'HS256' })}.${payload}`;
  return [
    `${none}.`,
    `${none}.${signature}`,
    `${hmac}.${createHmac('sha256', 'secret').update(hmac).digest('base64url')}`,
    `${header}.${encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    `${encode({ ...decoded(header), kid: '../../etc/passwd' })}.${payload}.${signature}`,
    `${encode({ ...decoded(header), jku: 'http://127.0.0.1:9/jwks' })}.${payload}.${signature}`,
    `${token.slice(0, -4)}AAAA`,
    `${token}.x`,
    'x'.repeat(6_000),
  ];
}

function decoded(part: string): object {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object;
}
