import { AttemptPage } from '../support/attempt-page.ts';
import { longTest } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  const isWide = viewport.width >= 1024;

  test.describe(`a long paper at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('has tabs for its sections, leads to questions by count, and says what a submit without a network does', async ({
      page,
      loggedIn,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await given('a running test', () =>
        longTest().then((long) => new AttemptPage(loggedIn, long).start(page)),
      );
      const openPalette = async () => {
        if (!isWide) await page.getByRole('button', { name: /^Question palette/ }).click();
      };
      const dialog = page.getByRole('dialog', { name: 'Submit the test?' });
      const submit = page.getByRole('button', { name: 'Submit', exact: true });
      const number = async () => {
        const heading = page.getByRole('heading', { name: /^Question \d+ of \d+$/ });
        return Number(/\d+/.exec(await heading.innerText())?.[0]);
      };

      await when('the student goes to the last section by keyboard', async () => {
        const tabs = page.getByRole('list', { name: 'Sections' }).getByRole('button');
        await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
        await expect(tabs.first()).toHaveAccessibleName(/ 0\/\d+ answered: go to question 1$/);
        const tab = tabs.last();
        const target = Number(
          /question (\d+)$/.exec((await tab.getAttribute('aria-label')) ?? '')?.[1],
        );
        expect(target).toBeGreaterThan(1);
        await tab.press('Enter');
        await expect.poll(number).toBe(target);
        await expect(tab).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press('ArrowLeft');
        await expect(tabs.nth((await tabs.count()) - 2)).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press('ArrowRight');
        await expect(tab).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page, 'tabs of sections');
        await expectAccessible(page, 'tabs of sections', 'color-contrast-enhanced');
        await expectVisibleIn(['dark', 'forced colours'], page, 'tabs of sections');
        await openPalette();
        await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page, 'palette of a long paper');
        await expectAccessible(page, 'palette of a long paper', 'color-contrast-enhanced');
        await expectVisibleIn(['dark', 'forced colours'], page, 'palette of a long paper');
        if (!isWide) await page.keyboard.press('Escape');
        await page.keyboard.press('a');
        await expect(tab).toHaveAccessibleName(/ 1\/\d+ answered:/);
      });

      await then('they go from one question without an answer to the next', async () => {
        const here = await number();
        await openPalette();
        await page.getByRole('button', { name: 'Next not answered' }).click();
        await expect.poll(number).toBe(here + 1);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('n');
        await expect.poll(number).toBe(here + 1);
        await page.keyboard.press('ArrowLeft');
        await expect.poll(number).toBe(here);
      });

      await then('each count of the confirmation leads to such a question', async () => {
        const here = await number();
        await submit.click();
        await dialog
          .getByRole('button', { name: /go to the first question not answered$/ })
          .click();
        await expect(dialog).toBeHidden();
        await expect.poll(number).toBe(1);
        await submit.click();
        await dialog
          .getByRole('button', { name: /^1: go to the first answered question$/ })
          .click();
        await expect.poll(number).toBe(here);
        await submit.click();
        await dialog
          .getByRole('button', { name: /^0\/\d+: go to the first question not answered in/ })
          .first()
          .press('Enter');
        await expect.poll(number).toBe(1);
      });

      await then('without a network it says what happens, and does it', async () => {
        await page.context().setOffline(true);
        await submit.click();
        await expect(dialog.getByRole('status')).toContainText('You are offline.');
        // A button under the pointer changes its colours.
        await page.mouse.move(0, 0);
        await expectNoOverflow(page, 'submit without a network');
        await expectAccessible(page, 'submit without a network', 'color-contrast-enhanced');
        await expectVisibleIn(['dark', 'forced colours'], page, 'submit without a network');
        await dialog.getByRole('button', { name: 'Submit Test' }).click();
        await expect(dialog.getByRole('alert')).toContainText('We try again automatically.');
        await page.context().setOffline(false);
        await expect(page).toHaveURL(/\/test-results\//, { timeout: 60_000 });
      });
    });
  });
}
