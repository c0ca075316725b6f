export { cleanText } from './clean-text.js';
export { isEmailAddress } from './email-address.js';
export { readInstant } from './instant.js';
