import { test as base } from '@playwright/test';
import { registerStudent, type Student } from './student.ts';

interface Fixtures {
  /** A new student, verified, with a token; the browser is not logged in. */
  student: Student;
  /** The same student, logged in in this test's browser. */
  loggedIn: Student;
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
});

export { expect } from '@playwright/test';

/** A journey is written as given, when, then; the report shows each step with its time. */
export const given = step('Given');
export const when = step('When');
export const then = step('Then');

function step(
  word: string,
): <Result>(what: string, work: () => Promise<Result>) => Promise<Result> {
  return (what, work) => test.step(`${word} ${what}`, work);
}
