/** Something is missing and this is the one sentence that says what to do. */
export class Unprepared extends Error {}
