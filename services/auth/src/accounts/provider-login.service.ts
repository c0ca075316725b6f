import { isEmailAddress } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';

import type { Caller } from '../browsers/caller.types.js';
import { SignInProvider, type ProviderIdentity } from '../clients/sign-in-provider.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { AccountRegistry } from './account-registry.service.js';
import {
  linkedElsewhere,
  providerEmailUnusable,
  providerNotConfigured,
  providerTokenRefused,
} from './accounts.errors.js';
import { LoginAlerts } from './login-alerts.js';
import type { SignedIn } from './login.service.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** What the browser brings from the provider. */
export interface ProviderLogin {
  accessToken: string | undefined;
  caller: Caller;
}

@Injectable()
export class ProviderLoginService {
  constructor(
    private readonly provider: SignInProvider,
    private readonly registry: AccountRegistry,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly alerts: LoginAlerts,
  ) {}

  async logIn({ accessToken, caller }: ProviderLogin): Promise<SignedIn> {
    if (!this.provider.isConfigured) throw providerNotConfigured();
    const identity = accessToken ? await this.provider.identify(accessToken) : undefined;
    if (!identity) throw providerTokenRefused();
    // Someone else may make or change the same account in between; the second look finds it so.
    const user = (await this.settle(identity)) ?? (await this.settle(identity));
    if (!user) throw linkedElsewhere();
    const begun = await this.sessions.begin(user, { isRemembered: false, caller });
    if (!begun) throw providerTokenRefused();
    if (begun.isNewDevice) await this.alerts.tell(user, caller.device);
    return { user, token: begun.token };
  }

  private async settle(identity: ProviderIdentity): Promise<User | null | undefined> {
    const linked = await this.users.findByProviderId(identity.id);
    if (linked) return linked;
    const { id: providerId, name, email } = identity;
    const { user: owner } = await this.registry.find(emailKeyOf(email));
    if (!owner) {
      if (!isEmailAddress(email)) throw providerEmailUnusable();
      // What others registered with this address, their passwords too, was never proven.
      return this.registry.open({ name, email, mobile: '', providerId, passwordHash: null });
    }
    const isLinked = await this.users.link(owner.id, providerId);
    return isLinked ? this.users.findVerified(owner.id) : undefined;
  }
}
