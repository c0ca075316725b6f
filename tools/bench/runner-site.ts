import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { localFolder } from '../stack/inventory.ts';
import { Stack } from '../stack/stack.ts';

const questions = 100;
const seconds = 10_800;

/** The path of the test, on every such site. */
export const testPath =
  '/mock-test/01910000-0000-7000-8000-00000000000e/01910000-0000-7000-8000-000000000001';

/**
 * The built apps behind the gateway, and instead of the services a stub that responds at once, so that only
 * the browser is measured. Its one test has a hundred questions full of formulas; the last one asks for a number.
 */
export class RunnerSite {
  readonly origin: string;
  readonly #stack: Stack;
  readonly #servers: readonly Server[];

  private constructor(stack: Stack, servers: readonly Server[]) {
    this.origin = stack.origin;
    this.#stack = stack;
    this.#servers = servers;
  }

  static async open(): Promise<RunnerSite> {
    await buildStale();
    const stack = await Stack.open({ folder: join(localFolder, 'bench-runner') });
    const servers: Server[] = [];
    try {
      for (const port of [stack.ports.auth, stack.ports.attempt]) {
        const server = createServer((request, response) => {
          request
            .resume()
            .on('end', () => respond(request.method ?? '', request.url ?? '', response));
        });
        servers.push(server);
        await once(server.listen(port, '127.0.0.1'), 'listening');
      }
      await stack.startSites();
      return new RunnerSite(stack, servers);
    } catch (error) {
      await new RunnerSite(stack, servers).close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#stack.stop();
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

function respond(method: string, url: string, response: ServerResponse): void {
  const body = bodyOf(method, url);
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { success: false, message: 'Nothing.', code: 'not_found' }));
}

function bodyOf(method: string, url: string): object | undefined {
  if (url === '/auth/me') return { user: student };
  if (url.endsWith('/progress')) {
    return { success: true, revision: Date.now(), remainingSeconds: seconds, savedAt: now() };
  }
  if (url.endsWith('/start')) return startedAttempt();
  return method === 'GET' && url.startsWith('/tests/') ? paper : undefined;
}

const student = {
  id: '01910000-0000-7000-8000-0000000000aa',
  name: 'Asha Rao',
  email: 'asha@example.com',
  membership: 'Premium',
  avatar: null,
};

const paper = {
  _id: testPath.split('/').at(-1),
  title: 'A hundred questions with formulas',
  examId: testPath.split('/').at(-2),
  examName: 'GATE CSE',
  category: 'full',
  duration: seconds,
  allowanceMinutes: 0,
  markingScheme: { correct: '1', wrong: '-1/3' },
  questions: [
    ...Array.from({ length: questions - 1 }, (_, index) => question(index + 1)),
    { ...question(questions), kind: 'numeric', options: [], unit: 'm/s' },
  ],
};

function question(n: number): object {
  const series = String.raw`\sum_{k=1}^{n} \frac{k^{${n}}}{\sqrt{k + ${n}}}`;
  return {
    _id: `01910000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    question: String.raw`Let \(f(x) = x^2 + ${n}x - \frac{1}{${n}}\) and \(g(n) = ${series}\). Which of these equals \[\int_0^{${n}} f(x)\,\mathrm{d}x = \left[\frac{x^3}{3} + \frac{${n} x^2}{2} - \frac{x}{${n}}\right]_0^{${n}} ?\]`,
    options: [1, 2, 3, 4].map(
      (k) => String.raw`\(\frac{${k}${n}^3}{${k + 1}} + \sqrt[3]{${n}} - ${k}\) units`,
    ),
    subject: n > questions / 2 ? 'Calculus' : 'Algebra',
  };
}

function startedAttempt(): object {
  return {
    attemptId: `01910000-0000-7000-8000-${String(Date.now()).padStart(12, '0')}`,
    resumed: false,
    revision: 0,
    startedAt: now(),
    deadline: new Date(Date.now() + seconds * 1000).toISOString(),
    remainingSeconds: seconds,
    currentQuestionIndex: 0,
    responses: [],
    test: paper,
  };
}

function now(): string {
  return new Date().toISOString();
}
