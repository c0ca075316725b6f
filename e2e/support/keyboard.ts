import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has controls before its last. */
const MAX_STOPS = 160;

/** Goes to a control with the Tab key alone, and presses Enter on it. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the control.');
}
