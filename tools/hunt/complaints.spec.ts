import { expect, it } from '@jest/globals';
import { isStaged } from './complaints.ts';

it.each([
  ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED', true],
  [
    'Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
    true,
  ],
  ['Failed to load resource: the server responded with a status of 409 (Conflict)', true],
  [
    'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
    false,
  ],
  ['Failed to load resource: the server responded with a status of 400 (Bad Request)', false],
  ['Cannot update a component while rendering a different component', false],
])('%s: staged is %p', (text, expected) => {
  expect(isStaged(text)).toBe(expected);
});
