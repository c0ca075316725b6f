import { join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { runningStack } from '../support/stack.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const root = join(import.meta.dirname, '..', '..');
let server: ResultPromise | undefined;

test.afterEach(async () => {
  // npm and its child processes are one process group.
  if (server?.pid) process.kill(-server.pid, 'SIGTERM');
  await server;
});

test('one app under development runs inside the stack, the others as built', async ({
  page,
  request,
}) => {
  await given('npm run dev for the exams app', async () => {
    const { dev } = runningStack();
    server = execa('npm', ['run', 'dev', '-w', 'mfe-exams'], {
      cwd: root,
      detached: true,
      reject: false,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEV_PORT: String(dev.exams?.port) },
    });
    const manifest = async (): Promise<number> =>
      (await request.get('/dev/exams/mf-manifest.json')).status();
    await expect.poll(manifest, { timeout: 120_000 }).toBe(200);
  });

  const scripts: string[] = [];
  const sockets: string[] = [];
  await when('a developer opens the site with the override', async () => {
    page.on('response', (response) => {
      if (response.ok() && response.url().endsWith('.js'))
        scripts.push(new URL(response.url()).pathname);
    });
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
    await page.goto('/exam-test-series?remote.exams=dev');
    await expect(page.getByRole('link', { name: /^View Test Series/ }).first()).toBeVisible();
  });

  await then('that app comes from its development server, with live reload', async () => {
    await expect.poll(() => sockets).toContain('/dev/exams/ws');
    expect(scripts.filter((path) => path.startsWith('/dev/exams/'))).not.toEqual([]);
    // The page names the released files, and the browser may fetch them; they do not run.
    await expect(page.getByRole('link', { name: /^View Test Series/ }).first()).toBeVisible();
  });

  await then('the others come from their builds', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
    expect(scripts.filter((path) => path.startsWith('/remotes/marketing/'))).not.toEqual([]);
  });
});
