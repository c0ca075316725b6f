/** The categories that every card names, in the specification's order. */
const named = ['chapterwise', 'topicwise', 'setwise'];

/**
 * The categories beside those that every card names, full tests first: with them, the figures of a card
 * add up to its total.
 */
export function furtherCounts(testCounts: Readonly<Record<string, number>>) {
  return Object.entries(testCounts)
    .filter(([category, tests]) => !named.includes(category) && tests > 0)
    .toSorted(([one], [other]) => Number(other === 'full') - Number(one === 'full'));
}
