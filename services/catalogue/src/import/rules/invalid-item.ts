/** Thrown only inside the checks of an item; its message is the reason. */
export class InvalidItem extends Error {}
