export const loading = 'Loading the page';

export const help = 'Help';
export const reload = 'Reload the page';

export const outdated = 'There is a new version of Abhyas';
export const outdatedText = (part: string) =>
  `${part} has changed since you opened this page. Reload the page to get the new version. Your saved answers are safe.`;
export const mismatch = 'This page is out of date';
export const mismatchText = 'Reload the page. If that does not help, try again in a few minutes.';
export const notLoaded = (part: string) => `${part} could not be loaded`;
export const notLoadedText =
  'The rest of the website works. Check your connection, then press Retry.';
export const broken = 'Something went wrong in this part of the page';
export const brokenText =
  'The rest of the website works, and your saved answers are safe. Press Retry, or reload the page.';
