/** Thrown while an item is read: it is of a kind that is not taken. The message is the reason. */
export class RefusedItemError extends Error {}
