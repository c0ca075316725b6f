// The page of the service worker for an address that is not on this device.
export const title = 'You are offline';
export const explanation =
  'This page is not on this device. It opens when your connection is back.';
export const openTests = 'Your open test';
export const resume = (name: string) => `Resume ${name}`;
export const pages = 'Pages on this device';
/** Followed by the seconds. */
export const triesAgain = 'We try again in';
export const seconds = 's.';
export const trying = 'Trying now…';
export const tryNow = 'Try again now';
