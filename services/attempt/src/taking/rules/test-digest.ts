import { createHmac, hkdfSync } from 'node:crypto';
import { emailKeyOf } from '@abhyas/service-kit/rules';

/** Derives the key of {@link testDigestOf} from a secret of the service. No other purpose shares it. */
export function testDigestKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'abhyas:tests-of-deleted-accounts', 32));
}

/**
 * Stands for a test that the owner of an email address has taken. Nobody can compute it without the
 * key, and digests of two tests do not show that they are of the same address.
 *
 * @returns 43 characters of base64url, the same for every spelling of the same address
 */
export function testDigestOf(
  key: Buffer,
  { email, testId }: { readonly email: string; readonly testId: string },
): string {
  return createHmac('sha256', key)
    .update(`${testId.toLowerCase()}\n${emailKeyOf(email)}`)
    .digest('base64url');
}
