import { Injectable } from '@nestjs/common';

import { SignInProvider, type ProviderIdentity } from '../clients/sign-in-provider.js';
import { SessionsService } from '../sessions/sessions.service.js';

import { linkedElsewhere, providerNotConfigured, providerTokenRefused } from './accounts.errors.js';
import { LoginAlerts } from './login-alerts.js';
import type { SignedIn } from './login.service.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** What the browser brings from the provider. */
export interface ProviderLogin {
  accessToken: string | undefined;
  device: string;
}

@Injectable()
export class ProviderLoginService {
  constructor(
    private readonly provider: SignInProvider,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly alerts: LoginAlerts,
  ) {}

  async logIn({ accessToken, device }: ProviderLogin): Promise<SignedIn> {
    if (!this.provider.isConfigured) throw providerNotConfigured();
    const identity = accessToken ? await this.provider.identify(accessToken) : undefined;
    if (!identity) throw providerTokenRefused();
    // Someone else may make or change the same account in between; the second look finds it so.
    const user = (await this.settle(identity)) ?? (await this.settle(identity));
    if (!user) throw linkedElsewhere();
    const begun = await this.sessions.begin(user, { isRemembered: false, device });
    if (!begun) throw providerTokenRefused();
    if (begun.isNewDevice) await this.alerts.tell(user, device);
    return { user, token: begun.token };
  }

  private async settle(identity: ProviderIdentity): Promise<User | null | undefined> {
    const linked = await this.users.findByProviderId(identity.id);
    if (linked) return linked;
    const { id: providerId, name, email } = identity;
    const proven = { name, email, providerId, passwordHash: null };
    const owner = await this.users.findByEmailKey(emailKeyOf(email));
    if (!owner) return this.users.insertVerified(proven);
    const isDone = owner.verifiedAt
      ? await this.users.link(owner.id, providerId)
      : await this.users.adopt(owner.id, proven);
    return isDone ? this.users.findVerified(owner.id) : undefined;
  }
}
