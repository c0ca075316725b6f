import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Passed instead of axe's source to a page that has run it before. */
const noScript = ';';

/** The tags of WCAG 2.2 AA, and what axe recommends. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const COLOUR_WIDTH = 360;

/** How a page can be coloured, besides in light colours. */
const otherColours = {
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

type Colours = keyof typeof otherColours;

/** Expects that the page's heading, with the monogram before it, begins where the site's name does. */
export async function expectUnderSiteName(page: Page, where: string): Promise<void> {
  const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);
  const name = page.getByRole('banner').getByRole('link').first();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');
  expect.soft(await left(heading), where).toBe(await left(name));
}

/** Expects that the part has a token as its background: `--color-primary-soft`. */
export async function expectBackground(part: Locator, token: string): Promise<void> {
  const [own, wanted] = await part.evaluate((element, name) => {
    const probe = element.ownerDocument.createElement('i');
    probe.style.background = `var(${name})`;
    element.append(probe);
    const colours = [element, probe].map((it) => getComputedStyle(it).backgroundColor);
    probe.remove();
    return colours;
  }, token);
  expect.soft(own).toBe(wanted);
}

/** Expects that the page needs no sideways scrolling. Charts follow the width of their cards a moment later. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = 'Math.max(0, document.documentElement.scrollWidth - window.innerWidth)';
  await expect.soft.poll(() => page.evaluate<number>(overflow), { message: where }).toBe(0);
}

/**
 * Expects that axe finds nothing.
 *
 * @param rules further rules, beside those of WCAG 2.2 AA
 */
export async function expectAccessible(
  page: Page,
  where: string,
  ...rules: readonly string[]
): Promise<void> {
  const further = Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]));
  await expectNoViolations(page, where, { runOnly: standard, rules: further });
}

/**
 * Expects of a page in light colours that the same page in others needs no sideways scrolling, and that axe
 * finds no colour that is hard to see; everything else is the same in all colours. At other widths than
 * 360 px it expects nothing, since colours do not depend on the width.
 *
 * @param rules further rules about colours
 */
export async function expectVisibleIn(
  colours: readonly Colours[],
  page: Page,
  where: string,
  ...rules: readonly string[]
): Promise<void> {
  if (page.viewportSize()?.width !== COLOUR_WIDTH) return;
  for (const name of colours) {
    await page.emulateMedia(otherColours[name]);
    await transitionsEnd(page);
    await expectNoOverflow(page, `${where}, ${name}`);
    await expectNoViolations(page, `${where}, ${name}`, { runOnly: [...colourRules, ...rules] });
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await transitionsEnd(page);
}

/** Waits for the transitions of colours that have just changed. In a closed `details`, they do not run. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSTransition && animation.effect.target.checkVisibility(),
      )
      .map(({ finished }) => finished),
  ).then(() => undefined)`);
}

async function expectNoViolations(
  page: Page,
  where: string,
  options: Parameters<AxeBuilder['options']>[0],
): Promise<void> {
  // A page without frames needs no second, blank page that merges the results of its frames.
  expect(page.frames(), where).toHaveLength(1);
  const isLoaded = await page.evaluate<boolean>(`'axe' in window`);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: noScript }) })
    .setLegacyMode()
    // Other results contain the first node of each rule only.
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect.soft(found, where).toEqual([]);
}
