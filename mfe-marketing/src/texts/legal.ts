export const terms = 'Terms of use';
export const privacy = 'Privacy';
export const refunds = 'Refunds';
export const accessibility = 'Accessibility';
// What search engines show of the product's own texts.
export const termsDescription =
  'The rules of Abhyas: your account, fair use, tests and results, and our liability.';
export const privacyDescription =
  'Which data Abhyas stores about you, why, for how long, and how you see or delete it.';
export const refundsDescription =
  'What is free on Abhyas, and when and how you get your money back for a test series.';
export const accessibilityDescription =
  'How you use Abhyas by keyboard, with a screen reader or with more time, and what does not work yet.';

export const legalPages = 'Legal pages';
export const unknownPage = 'Page not found';

export const table = 'Table';
export const loading = 'Loading the text';
export const failed = 'This text could not be loaded';

export const whoRunsSite = 'Who runs this website';
export const phone = 'Phone:';
export const email = 'Email:';
export const registration = (number: string) => `Company registration number: ${number}`;
