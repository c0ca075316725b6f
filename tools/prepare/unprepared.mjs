/** Something is missing; the message is the one sentence that says what to do. */
export class Unprepared extends Error {}
