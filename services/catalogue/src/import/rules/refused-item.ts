/** Thrown while an item is read that is not supported. The message is the reason. */
export class RefusedItemError extends Error {}
