/**
 * A ref for what lies over the page: as long as one of its kind is there, the page does not scroll.
 * Counted on the root element, which remotes with a copy of this code each have in common; a
 * selector that looked for them in the page (`:has`) would be asked anew with every change of it.
 */
export function holdScroll(): () => void {
  const { dataset } = document.documentElement;
  count(dataset, 1);
  return () => count(dataset, -1);
}

function count(dataset: DOMStringMap, change: 1 | -1): void {
  const holds = Number(dataset['scrollHolds'] ?? 0) + change;
  if (holds > 0) dataset['scrollHolds'] = String(holds);
  else delete dataset['scrollHolds'];
}
