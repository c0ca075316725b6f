import type { Shown } from './part';

const pseudoClass = /:(hover|active|focus-visible|focus)(?![\w-])/g;
const controls = 'button, a[href], input, select, textarea, summary, [role="menuitem"]';

/**
 * Copies every style rule with `:hover`, `:active` or `:focus-visible` to a rule with the attribute
 * `data-hover`, `data-active` or `data-focus-visible`, so that a page can show these states.
 */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) copyRulesOf(sheet);
}

function copyRulesOf(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRulesOf(rule);
    if (rule instanceof CSSImportRule && rule.styleSheet) copyRulesOf(rule.styleSheet);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pseudoClass) < 0) continue;
    list.insertRule(rule.cssText.replace(pseudoClass, '[data-$1]'), index + 1);
  }
}

/** Shows the first control in a box as if it was pointed at, focused or pressed. */
export function showState(box: HTMLElement, shown: Shown): void {
  const control = box.querySelector(controls);
  control?.setAttribute(`data-${shown}`, '');
  // A tab can be reached by Tab once its list has the focus.
  if (shown === 'focus-visible') control?.setAttribute('tabindex', '0');
  // A mouse that presses is above what it presses.
  if (shown === 'active') control?.setAttribute('data-hover', '');
}
