/** Stands for a picture that nobody has described. */
export const picture = 'Picture';
