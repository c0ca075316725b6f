import { dependencyDown, SERVICE_CONFIG } from '@abhyas/service-kit';
import { cleanText } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { signInProviderOf, type AuthConfig, type SignInProviderConfig } from '../config.js';

/** Who the provider says someone is. */
export interface ProviderIdentity {
  id: string;
  email: string;
  name: string;
}

const isTrue = z.union([z.literal(true), z.literal('true')]);
const tokenInfoSchema = z.object({ aud: z.string(), sub: z.string().optional() });
const userInfoSchema = z.object({
  sub: z.string().min(1).max(200),
  // What accounts are made with is checked where one is made; an account that is there stays reachable.
  email: z.string().trim().min(1).max(254),
  email_verified: isTrue,
  name: z.string().optional(),
});
/** Tokens are visible ASCII (RFC 6750); nothing else may stand in a header. */
const SENDABLE = /^[\x21-\x7e]+$/;
const TIMEOUT_MS = 3_000;
const MAX_NAME_LENGTH = 100;

/** The third-party sign-in provider, asked with the token it gave the browser. */
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
   * @returns the identity behind a token that was issued to our client id and whose e-mail address
   * the provider verified; undefined for any other token
   * @throws 503 while the provider cannot be asked
   */
  async identify(accessToken: string): Promise<ProviderIdentity | undefined> {
    if (!this.provider || !SENDABLE.test(accessToken)) return undefined;
    // In a header both times: addresses end up in logs.
    const headers = { authorization: `Bearer ${accessToken}` };
    const [tokenInfo, userInfo] = await Promise.all([
      this.ask(this.provider.tokenInfoUrl, {
        method: 'POST',
        headers,
        body: new URLSearchParams(),
      }),
      this.ask(this.provider.userInfoUrl, { headers }),
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

  private async ask(address: string, init: RequestInit): Promise<unknown> {
    const answer = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((fault: unknown) => {
      throw dependencyDown('the sign-in provider', fault);
    });
    if (answer.status >= 500) throw dependencyDown(`the sign-in provider (${answer.status})`);
    return answer.ok ? answer.json().catch(() => undefined) : undefined;
  }
}

function tidyName(name = ''): string {
  return cleanText(name.slice(0, MAX_NAME_LENGTH).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
}
