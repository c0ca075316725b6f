import { dependencyUnavailable, SERVICE_CONFIG } from '@abhyas/service-kit';
import { cleanText } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { signInProviderOf, type AuthConfig, type SignInProviderConfig } from '../config.js';

/** The identity of a person according to the provider. */
export interface ProviderIdentity {
  id: string;
  email: string;
  name: string;
}

const isTrue = z.union([z.literal(true), z.literal('true')]);
const tokenInfoSchema = z.object({ aud: z.string(), sub: z.string().optional() });
const userInfoSchema = z.object({
  sub: z.string().min(1).max(200),
  // The format is validated only when an account is created, so that existing accounts stay accessible.
  email: z.string().trim().min(1).max(254),
  email_verified: isTrue,
  name: z.string().optional(),
});
/** Tokens are visible ASCII (RFC 6750). Other characters are not allowed in a header. */
const TOKEN = /^[\x21-\x7e]+$/;
const TIMEOUT_MS = 3_000;
const MAX_NAME_LENGTH = 100;

/** Verifies a token that the browser got from the third-party sign-in provider. */
@Injectable()
export class SignInProvider {
  private readonly provider: SignInProviderConfig | undefined;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.provider = signInProviderOf(config);
  }

  get isConfigured(): boolean {
    return this.provider !== undefined;
  }

  /**
   * @returns the identity of a token that was issued for our client id, if the provider has verified
   * its email address; undefined for any other token
   * @throws 503 while the provider is unavailable
   */
  async identify(accessToken: string): Promise<ProviderIdentity | undefined> {
    if (!this.provider || !TOKEN.test(accessToken)) return undefined;
    // Both requests send the token in a header, because URLs are logged.
    const headers = { authorization: `Bearer ${accessToken}` };
    const [tokenInfo, userInfo] = await Promise.all([
      this.request(this.provider.tokenInfoUrl, {
        method: 'POST',
        headers,
        body: new URLSearchParams(),
      }),
      this.request(this.provider.userInfoUrl, { headers }),
    ]);
    const token = tokenInfoSchema.safeParse(tokenInfo);
    const user = userInfoSchema.safeParse(userInfo);
    if (!token.success || token.data.aud !== this.provider.clientId || !user.success) {
      return undefined;
    }
    if (token.data.sub !== undefined && token.data.sub !== user.data.sub) return undefined;
    const { sub, email, name } = user.data;
    return { id: sub, email, name: tidyName(name) || email.split('@', 1).join('') };
  }

  private async request(url: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw dependencyUnavailable('the login provider', error);
    });
    if (response.status >= 500)
      throw dependencyUnavailable(`the login provider (${response.status})`);
    return response.ok ? response.json().catch(() => undefined) : undefined;
  }
}

function tidyName(name = ''): string {
  return cleanText(name.slice(0, MAX_NAME_LENGTH).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
}
