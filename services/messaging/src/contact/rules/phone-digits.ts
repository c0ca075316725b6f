import { asciiDigits } from '@abhyas/service-kit/rules';

/** India's code and the 0 that is dialled before a number, if ten digits follow. */
const PREFIX = /^(?:0{0,2}91)?0?(?=\d{10}$)/;

/** The digits of a phone number, without the code of India and the leading 0. */
export function phoneDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '').replace(PREFIX, '');
}
