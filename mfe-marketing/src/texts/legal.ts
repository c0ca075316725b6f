export const terms = 'Terms of use';
export const privacy = 'Privacy';
export const refunds = 'Refunds';
export const accessibility = 'Accessibility';
export const legalPages = 'Legal pages';

export const notFound = 'Page not found';
export const notFoundText = 'There is no page at this address.';
export const goHome = 'Go to the start page';

export const table = 'Table';
export const loading = 'Loading the text';
export const failed = 'This text could not be loaded';

export const whoRunsSite = 'Who runs this site';
export const phone = 'Phone:';
export const email = 'Email:';
export const registration = (number: string) => `Company registration number: ${number}`;
