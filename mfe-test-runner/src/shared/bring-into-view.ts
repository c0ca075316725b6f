/**
 * A callback ref for words that come up where one may have to scroll for them, as in a dialog on a
 * small screen: they are brought into view.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
