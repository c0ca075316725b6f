/** Stands for a picture that nobody has described. */
export const picture = 'Picture';
export const notLoaded = 'The picture did not load. We try again.';
export const shows = (description: string) => `It shows: ${description}`;
export const tryAgain = 'Try Again';
