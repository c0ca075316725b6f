import { test as base } from '@playwright/test';
import { AttemptPage } from './attempt-page.ts';
import { ownTest } from './own-tests.ts';
import { registerStudent, type Student } from './student.ts';

interface Fixtures {
  /** A new student, verified, with a token; the browser is not logged in. */
  student: Student;
  /** The same student, logged in in this test's browser. */
  loggedIn: Student;
  /** This student in front of a long test, which is not started yet. */
  attempt: AttemptPage;
}

export const test = base.extend<Fixtures>({
  // Playwright reads from this pattern which fixtures a test needs: here, none.
  // oxlint-disable-next-line no-empty-pattern
  student: async ({}, use) => use(await registerStudent()),
  loggedIn: async ({ page, student }, use) => {
    await page.addInitScript(
      `localStorage.getItem('token') ?? localStorage.setItem('token', '${student.token}')`,
    );
    await use(student);
  },
  attempt: async ({ loggedIn }, use) => use(new AttemptPage(loggedIn, await ownTest())),
});

export { expect } from '@playwright/test';

/** For a test that stops parts of the stack, changes what all students see, or causes load: no other runs with it. */
export const alone = { tag: '@alone' } as const;

/** A journey is written as given, when, then; the report shows each step with its time. */
export const given = step('Given');
export const when = step('When');
export const then = step('Then');

function step(
  word: string,
): <Result>(what: string, work: () => Promise<Result>) => Promise<Result> {
  return (what, work) => test.step(`${word} ${what}`, work);
}
