export { asciiDigits } from './ascii-digits.js';
export { cleanText } from './clean-text.js';
export { countOf } from './count-of.js';
export { emailKeyOf, isEmailAddress } from './email-address.js';
export {
  INDIA_OFFSET_MINUTES,
  indiaDay,
  indiaInstant,
  indiaTimeFormat,
  readInstant,
} from './india-time.js';
export { MAX_DECIMAL_DIGITS, readDecimal } from './read-decimal.js';
export { redactAddresses } from './redact-addresses.js';
export { oneLine, shorten } from './shorten.js';
export { isUuid } from './uuid.js';
