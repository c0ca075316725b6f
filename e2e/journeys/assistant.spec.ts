import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const opener = (page: Page) => page.getByRole('button', { name: 'Exam Assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Exam Assistant' });

/** Types a question with the keyboard alone and waits for the reply that holds `fact`. */
async function ask(page: Page, question: string, fact: string | RegExp): Promise<void> {
  const input = panel(page).getByRole('textbox', { name: 'Message' });
  // It is disabled while a call is pending.
  await expect(input).toBeEnabled();
  await expect(input).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('log').getByText(fact).last()).toBeVisible();
}

for (const size of SIZES) {
  test(`the assistant answers, links the page and remembers, at ${size.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Ask me about')).toBeVisible();
    await ask(page, 'otp nahi aaya', /spam folder/);
    await ask(page, 'age limit for SSC GD?', /18 to 23 years/);
    await ask(page, 'and its price?', /SSC GD test series costs ₹\d/);
    await ask(page, 'how was my last test?', /log in/);
    await ask(page, 'very stressed and cannot sleep', /14416/);
    await expectNoOverflow(page, 'assistant');
    await expectAccessible(page, 'assistant');
    await expectVisibleIn(['dark', 'forced colours'], page, 'assistant');

    await page.reload();
    await opener(page).click();
    await expect(panel(page).getByText('otp nahi aaya')).toBeVisible();
    await panel(page).getByRole('link', { name: 'SSC GD' }).first().click();
    await expect(page).toHaveURL(/\/exam-details\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'SSC GD Test Series' })).toBeVisible();

    if (!(await panel(page).isVisible())) await opener(page).click();
    await panel(page).getByRole('button', { name: 'Clear chat' }).click();
    await expect(panel(page).getByText('otp nahi aaya')).toBeHidden();
    await expect(panel(page).getByText('Try asking:')).toBeVisible();
  });
}

test('on phones the quick questions are one line that unfolds, and cover neither menu nor page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const quick = page.getByRole('group', { name: 'Quick questions' });
  const chip = quick.getByText('Quick questions:');
  const question = quick.getByRole('button', { name: 'What are the best study techniques?' });
  await expect(chip).toBeVisible();
  await expect(question).toBeHidden();
  expect((await quick.boundingBox())?.height).toBeLessThan(52);
  const { y: top } = await boxOf(quick);
  expect(740 - top, 'the page has the rest of the screen').toBeLessThan(52);
  await expectAccessible(page, 'quick questions, folded');

  const { y, height: chipHeight } = await boxOf(quick);
  const covered = await page.evaluate<boolean>(
    `[2, innerWidth / 2, innerWidth - 2].some((x) => document.elementFromPoint(x, ${y + chipHeight / 2})?.closest('main'))`,
  );
  expect(covered, 'the page ends above the line; no corner of it is covered').toBe(false);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(chip).toBeHidden();
  await page.keyboard.press('Escape');

  await chip.press('Enter');
  await expect(question).toBeVisible();
  await expectNoOverflow(page, 'quick questions');
  await expectAccessible(page, 'quick questions, unfolded');
  await expectBelowEachOther(page.getByRole('banner'), quick, page.getByRole('main'));

  await chip.press('Enter');
  await page.evaluate('scrollTo(0, 1200)');
  const heading = page.getByRole('heading', { name: 'Know what to study next' });
  const before = await boxOf(heading);
  await chip.press('Enter');
  await expect(question).toBeInViewport({ ratio: 1 });
  const { height } = await boxOf(page.getByRole('complementary', { name: 'Chat' }));
  await expectBelowEachOther(page.getByRole('banner'), quick);
  expect((await boxOf(heading)).y - before.y, 'nothing is covered that was seen').toBeCloseTo(
    height,
  );
  await question.press('Enter');
  await expect(panel(page).getByText('Three techniques')).toBeVisible();
});

test('at the end of a page the assistant covers nothing of it', async ({ page }) => {
  const [phone, desktop] = SIZES;
  await page.setViewportSize(phone!);
  await page.goto('/help');
  const quick = page.getByRole('group', { name: 'Quick questions' });
  const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')];
  await expect(opener(page)).toBeVisible();
  await expectBelowEachOther(main, footer, quick);
  await quick.getByText('Quick questions:').click();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expectBelowEachOther(main, footer, quick);
  const { x, width } = await boxOf(quick);
  expect(x + width).toBeLessThan((await boxOf(opener(page))).x);
  for (const size of [phone!, desktop!]) {
    await page.setViewportSize(size);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expectBelowEachOther(page.getByText(/All rights reserved/), opener(page));
    await expectBelowEachOther(page.getByRole('combobox', { name: 'Theme' }), opener(page));
  }
});

/** Each ends where the next begins, or before. A hairline may overlap. */
async function expectBelowEachOther(...parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map(boxOf));
  for (const [index, box] of boxes.slice(1).entries()) {
    const above = boxes[index]!;
    expect(box.y - (above.y + above.height)).toBeGreaterThanOrEqual(-1);
  }
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}
