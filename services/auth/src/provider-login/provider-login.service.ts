import { emailKeyOf, isEmailAddress } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../browsers/caller.types.js';
import { SignInProvider, type ProviderIdentity } from '../clients/sign-in-provider.client.js';
import { LoginAlerts } from '../login/login-alerts.js';
import { AccountRegistry } from '../registration/account-registry.service.js';
import { SessionsService, type SignedIn } from '../sessions/sessions.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import {
  linkedElsewhere,
  providerEmailUnusable,
  providerNotConfigured,
  providerTokenRefused,
} from './provider-login.errors.js';

/** The token that the browser got from the provider. */
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
    // Another request may create or change the same account in between; the second call finds it.
    const user = (await this.findOrCreateUser(identity)) ?? (await this.findOrCreateUser(identity));
    if (!user) throw linkedElsewhere();
    const started = await this.sessions.start(user, { isRemembered: false, caller });
    if (!started) throw providerTokenRefused();
    if (started.isNewDevice) await this.alerts.notify(user, caller.device);
    return { user, token: started.token };
  }

  private async findOrCreateUser(
    identity: ProviderIdentity,
  ): Promise<UserEntity | null | undefined> {
    const linked = await this.users.findByProviderId(identity.id);
    if (linked) return linked;
    const { id: providerId, name, email } = identity;
    // Before the search, which folds characters: an address that merely looks like another is not linked to its owner.
    if (!isEmailAddress(email)) throw providerEmailUnusable();
    const { user: owner } = await this.registry.find(emailKeyOf(email));
    if (!owner) {
      // Ignores pending registrations with this address and their passwords, because nobody verified them.
      return this.registry.create({ name, email, mobile: '', providerId, passwordHash: null });
    }
    const isLinked = await this.users.link(owner.id, providerId);
    return isLinked ? this.users.findById(owner.id) : undefined;
  }
}
