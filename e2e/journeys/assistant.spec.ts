import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { atWidth, expect, test } from '../support/test.ts';

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
  test(
    `the assistant answers, links the page and remembers, at ${size.width} px`,
    atWidth(size.width),
    async ({ page }) => {
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
    },
  );
}

test('at the end of every page the assistant covers nothing, and on phones it offers two questions', async ({
  page,
}) => {
  const [phone, desktop] = SIZES;
  const quick = page.getByRole('list', { name: 'Quick questions:' });
  const question = quick.getByRole('button', { name: 'What are the best study techniques?' });
  const end = () => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  for (const path of ['/', '/help']) {
    await page.setViewportSize(phone!);
    await page.goto(path);
    await expect(page.getByText('Quick questions:'), 'the page comes first').not.toBeInViewport();
    await end();
    await expect(question).toBeInViewport({ ratio: 1 });
    const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')];
    await expectBelowEachOther(main, footer, quick);
    const { x, width } = await boxOf(quick);
    expect(x + width).toBeLessThan((await boxOf(opener(page))).x);
    await expectAccessible(page, `${path}, quick questions`);
    for (const size of [phone!, desktop!]) {
      await page.setViewportSize(size);
      await end();
      await expectBelowEachOther(page.getByText(/All rights reserved/), opener(page));
      await expectBelowEachOther(page.getByRole('combobox', { name: 'Theme' }), opener(page));
    }
    await expect(quick).toBeHidden();
  }
  await page.setViewportSize(phone!);
  await end();
  await question.click();
  await expect(panel(page).getByText('Three techniques')).toBeVisible();
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
