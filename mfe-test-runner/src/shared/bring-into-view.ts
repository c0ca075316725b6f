/**
 * A callback ref that scrolls a new message into view, for example in a dialog on a small screen.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
