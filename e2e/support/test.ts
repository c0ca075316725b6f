import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { AttemptPage } from './attempt-page.ts';
import { watchHydration } from './console.ts';
import { ownTest } from './own-tests.ts';
import { storeToken } from './sign-in.ts';
import { registerStudent, type Student } from './student.ts';

interface DeviceOptions extends Pick<BrowserContextOptions, 'serviceWorkers'> {
  /** The session of its student. */
  token?: string;
}

interface Fixtures {
  /** A new student, verified, with a token; the browser is not logged in. */
  student: Student;
  /** The same student, logged in in this test's browser. */
  loggedIn: Student;
  /** This student in front of a long test, which is not started yet. */
  attempt: AttemptPage;
  /** Opens a page on another device, which is closed after the test. */
  openDevice: (options?: DeviceOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    const isHydrated = watchHydration(context);
    await use(context);
    isHydrated();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures a test needs: here, none.
  student: async ({}, use) => use(await registerStudent()),
  loggedIn: async ({ page, student }, use) => {
    await storeToken(page, student.token);
    await use(student);
  },
  attempt: async ({ loggedIn }, use) => use(new AttemptPage(loggedIn, await ownTest())),
  openDevice: async ({ browser }, use) => {
    const devices: BrowserContext[] = [];
    await use(async ({ token, ...options } = {}) => {
      const device = await browser.newContext(options);
      devices.push(device);
      if (token !== undefined) await storeToken(device, token);
      return device.newPage();
    });
    await Promise.all(devices.map((device) => device.close()));
  },
});

export { expect } from '@playwright/test';

/** For a test that stops parts of the stack, changes what all students see, or causes load: no other runs with it. */
export const alone = { tag: '@alone' } as const;

/** For a test that only a release needs: `npm run test:all` runs it, `npm test` does not. See docs/conventions.md. */
export const forRelease = { tag: '@all' } as const;

/** The same journey at another width finds little more: only a release needs those of other widths than a phone's. */
export const atWidth = (width: number): Partial<typeof forRelease> =>
  width === 360 ? {} : forRelease;

/** A journey is written as given, when, then; the report shows each step with its time. */
export const given = step('Given');
export const when = step('When');
export const then = step('Then');

function step(
  word: string,
): <Result>(what: string, work: () => Promise<Result>) => Promise<Result> {
  return (what, work) => test.step(`${word} ${what}`, work);
}
