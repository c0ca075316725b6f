/**
 * Moves questions to the first one with the same passage. All else keeps its order.
 *
 * @param passageOf what questions of the same passage have in common; null without a passage
 */
export function joinPassages<T>(
  questions: readonly T[],
  passageOf: (question: T) => string | null,
): T[] {
  const groups = Map.groupBy(questions, (question) => passageOf(question) ?? question);
  return [...groups.values()].flat();
}
