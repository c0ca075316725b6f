/** Thrown for a picture that is not taken. The message is the reason and begins with “it”. */
export class RefusedPicture extends Error {}
