import type { Page } from '@playwright/test';

/**
 * The controls in view that something of the shell covers: one that floats (fixed or sticky) overlaps them, or has
 * their middle. The header is the upper edge of what is in view. Journeys and hunts look alike.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${script})()`);
}

/**
 * Scrolls through the page, a step at a time, and looks twice at each place: at once, and when the page has been at rest.
 *
 * @returns the covered controls, and at how many of the places the assistant's button was shown
 */
export async function coveredWhileScrolling(
  page: Page,
  step: number,
): Promise<{ covered: string[]; places: number; shown: number }> {
  return page.evaluate(`(async () => {
    const look = ${script};
    const covered = [];
    const [page, float] = [document.documentElement, document.querySelector('[data-floats]')];
    let places = 0;
    let shown = 0;
    for (let top = 0; ; top += ${step}) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      covered.push(...look().map((it) => top + ' px, moving: ' + it));
      await new Promise((resolve) => setTimeout(resolve, 250));
      covered.push(...look().map((it) => top + ' px: ' + it));
      places += 1;
      if (float?.checkVisibility({ opacityProperty: true })) shown += 1;
      if (top >= page.scrollHeight - innerHeight) return { covered, places, shown };
    }
  })()`);
}

const script = `() => {
  const [root, main] = [document.querySelector('#root'), document.querySelector('main')];
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none';
  const isShell = (element) => root.contains(element) && !main.contains(element) && !element.contains(main);
  const header = document.querySelector('#root header:has(a[href="/"])');
  const edge = header && isShell(header) ? header.getBoundingClientRect().bottom : 0;
  const floats = [...root.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    if (element === header || !['fixed', 'sticky'].includes(position) || pointerEvents === 'none') return false;
    return isShell(element) && shown(element);
  });
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')];
  const found = [];
  for (const control of controls) {
    if (header?.contains(control) || floats.some((float) => float.contains(control)) || !shown(control)) continue;
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || x >= innerWidth || y <= edge || y >= innerHeight || right - left < 2) continue;
    const hit = document.elementFromPoint(x, y);
    const isOver = (float) => {
      const box = float.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const over = floats.find(isOver) ?? (hit && isShell(hit) && !control.contains(hit) && !hit.contains(control) && hit);
    if (over) found.push(control.outerHTML.slice(0, 80) + ' is under ' + over.outerHTML.slice(0, 80));
  }
  return found;
}`;
