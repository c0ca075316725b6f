import { isEmailAddress as isTakenByServices } from '@abhyas/service-kit/rules';
import { isEmailAddress as isTakenByForms } from '@abhyas/web-kit/email-address';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

const character = fc.constantFrom(...`aZ09.-_+'@%!#$&*=?^\`{}~|/"\\ ,é\u200b`);
const near = fc
  .tuple(fc.emailAddress(), fc.nat(), fc.string({ unit: character, maxLength: 3 }))
  .map(([address, place, text]) => {
    const at = place % (address.length + 1);
    return address.slice(0, at) + text + address.slice(at);
  });
const bounds = fc
  .tuple(fc.integer({ min: 60, max: 70 }), fc.integer({ min: 55, max: 70 }), fc.nat(4))
  .map(([local, label, labels]) => {
    const domain = Array.from({ length: labels }, () => 'b'.repeat(label));
    return `${'a'.repeat(local)}@${[...domain, 'com'].join('.')}`;
  });

describe('an email address that a form accepts', () => {
  it('is one that the services accept, and no other is', () => {
    fc.assert(
      fc.property(fc.oneof(near, bounds, fc.string({ unit: character })), (text) => {
        expect([text, isTakenByForms(text)]).toEqual([text, isTakenByServices(text)]);
      }),
      { numRuns: 5000 },
    );
  });
});
