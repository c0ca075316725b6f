import type { AttemptPage } from '../support/attempt-page.ts';
import { passTime } from '../support/pass-time.ts';
import { act } from '../support/stack.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

/** A killed service comes back after a second or two, later on a busy machine. */
const recovery = { timeout: 60_000 };

test('a minute without network: the student continues to answer and every answer counts', async ({
  context,
  page,
  attempt,
}) => {
  await page.clock.install();
  const screen = await attempt.start(page);
  for (const number of [1, 2]) await screen.answer(number);
  await screen.expectSaved();

  await when('the network goes away and the student answers for another minute', async () => {
    await context.setOffline(true);
    const before = await screen.secondsLeft();
    await screen.answer(2, (attempt.rightOption(2) + 1) % 4);
    for (let number = 3; number <= 12; number += 1) await screen.answer(number);
    await screen.expectStoredOnDevice();
    await passTime(page, attempt, 60);
    await expect.poll(() => screen.secondsLeft()).toBeLessThanOrEqual(before - 60);
    await screen.answer(13);
    await screen.expectStoredOnDevice();
  });

  await then('everything is saved by itself once it is back', async () => {
    await context.setOffline(false);
    await screen.expectSaved();
    await screen.expectAnswersShown();
  });

  await when('they continue and submit', async () => {
    await screen.answer(14);
    await screen.submit();
  });
  await then('every answer is graded as it was given', () => attempt.expectGraded());
});

test('a browser that dies without network has the answers when it is opened again', async ({
  context,
  page,
  attempt,
}) => {
  await given('a student who answers without network', async () => {
    const screen = await attempt.start(page);
    await screen.answer(1);
    await screen.expectSaved();
    await context.setOffline(true);
    for (const number of [2, 3, 4]) await screen.answer(number);
    await screen.expectStoredOnDevice();
  });

  const screen = await when('the browser dies and the test is opened again later', async () => {
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    return attempt.openOn(await context.newPage());
  });

  await then('the answers are there and get saved', async () => {
    await screen.expectAnswersShown();
    await screen.expectSaved();
    await screen.submit();
  });
  await then('they are graded', () => attempt.expectGraded());
});

test('a submit without network loses nothing: the test continues and is submitted later', async ({
  context,
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  await screen.answer(1);
  const dialog = page.getByRole('dialog');

  await when('the student submits without network', async () => {
    await context.setOffline(true);
    await screen.answer(2);
    await screen.clickSubmit();
  });
  await then('they see that nothing is lost, and can continue to answer', async () => {
    await expect(dialog.getByRole('alert')).toContainText('Failed to submit test');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.answer(3);
  });
  await when('they submit again, and the network comes back', async () => {
    await screen.clickSubmit();
    await expect(dialog.getByRole('alert')).toContainText('Failed to submit test');
    await context.setOffline(false);
  });
  await then('it is submitted by itself', () => screen.expectResults(recovery));
  await then('all three answers are graded', () => attempt.expectGraded());
});

test('the network goes away right after the submit: the results appear by themselves', async ({
  context,
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  await when('the submit is the last call that gets through', async () => {
    await page.route('**/submit', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await screen.clickSubmit();
  });
  await then('the screen says that it cannot show results', () =>
    expect(page.getByRole('heading', { name: 'Results not found' })).toBeVisible(),
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('the student sees them without asking', () => screen.expectResults());
  await then('every answer is graded', () => attempt.expectGraded());
});

test('lost acknowledgements cost nothing and are not treated as another device', async ({
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  let saves = 0;
  await given('a network that loses two of three responses of the server', () =>
    page.route('**/progress', async (route) => {
      const response = await route.fetch();
      saves += 1;
      return saves % 3 === 0 ? route.fulfill({ response }) : route.abort();
    }),
  );
  await when('the student answers', async () => {
    for (let number = 1; number <= 6; number += 1) await screen.answer(number);
    await expect.poll(() => saves, { timeout: 60_000 }).toBeGreaterThan(1);
  });
  await when('the network improves', async () => {
    // Requests that the handler has begun are its own until it ends.
    await page.unrouteAll({ behavior: 'wait' });
    await screen.expectSaved(recovery);
  });
  await then('the page does not mention another device', () =>
    expect(page.getByText(/another device/)).toBeHidden(),
  );
  await when('the acknowledgement of the submit is lost too', async () => {
    await page.route(
      '**/submit',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await screen.clickSubmit();
  });
  await then('the student gets to the results all the same', async () => {
    await screen.expectResults(recovery);
    await attempt.expectGraded();
  });
});

test('the attempt service is killed while a student answers', alone, async ({ page, attempt }) => {
  const screen = await attempt.start(page);
  await screen.answer(1);

  await when('it is killed twice, and the student just answers', async () => {
    await act('kill', 'attempt');
    for (let number = 2; number <= 6; number += 1) await screen.answer(number);
    await screen.expectSaved(recovery);
    await act('kill', 'attempt');
    for (let number = 7; number <= 10; number += 1) await screen.answer(number);
    await screen.expectSaved(recovery);
  });
  await when('it is killed during the submit', async () => {
    await page.route(
      '**/submit',
      async (route) => {
        await act('kill', 'attempt');
        await route.continue();
      },
      { times: 1 },
    );
    await screen.clickSubmit();
  });
  await then('the test is submitted by itself once the service is back', () =>
    screen.expectResults(recovery),
  );
  await then('every answer is graded as it was given, once', () => attempt.expectGraded());
});

test('many saves from another client erase nothing', alone, async ({ page, attempt }) => {
  const screen = await attempt.start(page);
  const other = saveRepeatedly(attempt);
  await when('the student answers while another client saves without a pause', async () => {
    for (let number = 1; number <= 8; number += 1) await screen.answer(number);
    await screen.expectAnswersShown();
  });
  await when('the other client stops', async () => {
    expect(await other.stop()).toBeGreaterThan(3);
    await screen.expectSaved();
    await screen.submit();
  });
  await then('every answer is graded as it was given', () => attempt.expectGraded());
});

for (const { what, break: breakIt } of [
  { what: 'with a full disk', break: refuseWrites },
  { what: 'that stores nothing, as in private mode', break: refuseDatabases },
]) {
  test(`a device ${what} says so and the answers are saved over the network`, async ({
    context,
    page,
    attempt,
  }) => {
    await given(`a device ${what}`, () => page.addInitScript(breakIt));
    const screen = await attempt.start(page);
    await when('the student answers', async () => {
      for (const number of [1, 2, 3]) await screen.answer(number);
    });
    await then('the network saves it', () => screen.expectSaved());
    await when('the network goes away too', async () => {
      await context.setOffline(true);
      await screen.answer(4);
    });
    await then('the screen promises nothing that it cannot do', async () => {
      await expect(page.getByText('Offline: keep this page open').first()).toBeVisible();
      await expect(page.getByText(/(?<!cannot be )kept on this device/i)).toBeHidden();
    });
    await when('it comes back', async () => {
      await context.setOffline(false);
      await screen.expectSaved();
      await screen.submit();
    });
    await then('every answer is graded', () => attempt.expectGraded());
  });
}

/** Runs in the page: every write to IndexedDB fails as on a full disk. */
function refuseWrites(): void {
  const prototype = Reflect.get(globalThis, 'IDBObjectStore').prototype as { put: unknown };
  prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
}

/** Runs in the page: there is no IndexedDB. */
function refuseDatabases(): void {
  const prototype = Reflect.get(globalThis, 'IDBFactory').prototype as { open: unknown };
  prototype.open = () => {
    throw new DOMException('The user denied it.', 'SecurityError');
  };
}

/** Another client of the same student, which saves nothing new as fast as it can, always one revision ahead. */
function saveRepeatedly({ attemptId, student }: AttemptPage): { stop: () => Promise<number> } {
  const over = new AbortController();
  const origin = test.info().project.use.baseURL ?? '';
  const run = async (): Promise<number> => {
    let accepted = 0;
    while (!over.signal.aborted) {
      const response = await fetch(`${origin}/tests/${attemptId}/progress`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${student.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ responses: [], currentQuestionIndex: 0, timeSpent: 1 }),
      });
      if (response.ok) accepted += 1;
    }
    return accepted;
  };
  const done = run();
  return {
    stop: () => {
      over.abort();
      return done;
    },
  };
}
