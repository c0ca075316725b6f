import type { Page } from '@playwright/test';
import { getExam, listExams } from '../support/exams.ts';
import { changedArea, framesWhile, type Area } from '../support/frames.ts';
import { holdScripts, openRendered } from '../support/pages.ts';
import { nameInHeader } from '../support/sign-in.ts';
import { atWidth, expect, test } from '../support/test.ts';

const screens = {
  'exam list': {
    path: () => Promise.resolve('/exam-test-series'),
    heading: 'All Exam Test Series',
  },
  exam: {
    path: async () => {
      const [first] = await listExams();
      return `/exam-details/${(await getExam(first?._id))._id}`;
    },
    heading: /Test Series$/,
  },
  'log-in screen': { path: () => Promise.resolve('/login'), heading: 'Log in' },
};

type ScreenName = keyof typeof screens;

/** Opens a screen as it arrives and lets scripts take it over. Returns each change with its picture. */
async function changesOf(page: Page, name: ScreenName, end: () => Promise<void>) {
  const { path, heading } = screens[name];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The assistant comes later than everything else, and is none of the page.
  await page.route('**/remotes/marketing/**', () => undefined);
  const address = await path();
  const release = await holdScripts(page);
  await openRendered(page, address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Fonts are requested with the first layout that uses them.
  await page.evaluate(`(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    await document.fonts.ready;
    await twoFrames();
  })()`);
  const frames = await framesWhile(page, async () => {
    await release();
    await end();
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
    );
  });
  frames.push(await page.screenshot());
  const [before, ...after] = frames;
  const areas = after.map(async (frame) => before && changedArea(before, frame));
  const changes: Area[] = [];
  for (const [index, area] of (await Promise.all(areas)).entries()) {
    if (!area) continue;
    changes.push(area);
    await test.info().attach(`change-${index}`, { body: after[index], contentType: 'image/png' });
  }
  if (changes.length > 0) {
    await test.info().attach('before', { body: before, contentType: 'image/png' });
  }
  return changes;
}

for (const width of [360, 1440]) {
  for (const theme of ['light', 'dark']) {
    for (const name of Object.keys(screens) as ScreenName[]) {
      test(
        `scripts take over the ${name} and nothing changes, ${width} px, ${theme}`,
        atWidth(width),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
          const changes = await changesOf(page, name, () => Promise.resolve());
          expect(changes).toEqual([]);
        },
      );
    }
  }

  test(
    `for a student, only the account in the header changes, ${width} px`,
    atWidth(width),
    async ({ page, loggedIn }) => {
      await page.setViewportSize({ width, height: 900 });
      const header = page.getByRole('banner');
      const changes = await changesOf(page, 'exam list', async () => {
        await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
        if (width > 640) await expect(nameInHeader(page, loggedIn.name)).toBeVisible();
      });
      const tools = (await header.getByRole('button', { name: /theme/ }).boundingBox()) ?? {
        x: 0,
        y: 0,
      };
      const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
      for (const { left, bottom } of changes) {
        expect(left, 'the left edge of what changes').toBeGreaterThanOrEqual(Math.floor(tools.x));
        expect(bottom, 'the lower edge of what changes').toBeLessThanOrEqual(y + height);
      }
    },
  );
}
