/**
 * A callback ref for overlays: the page does not scroll while one is mounted. The count is on the
 * root element, in `data-scroll-holds`, because each remote has its own copy of this code but shares
 * that element; the name stays, because remotes of other releases count there, too. The browser would
 * evaluate a selector (`:has`) again on every change of the page.
 */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  count(dataset, 1);
  return () => count(dataset, -1);
}

function count(dataset: DOMStringMap, change: 1 | -1): void {
  const locks = Number(dataset['scrollHolds'] ?? 0) + change;
  if (locks > 0) dataset['scrollHolds'] = String(locks);
  else delete dataset['scrollHolds'];
}
