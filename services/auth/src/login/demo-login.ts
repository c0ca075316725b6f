import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { AccountRegistry } from '../registration/account-registry.service.js';

const DEMO = {
  name: 'Demo Student',
  email: 'demo@abhyas.example',
  password: 'demo-practice-2026',
};

/** Creates a demo account if the configuration enables it. */
@Injectable()
export class DemoLogin implements OnApplicationBootstrap {
  constructor(
    private readonly registry: AccountRegistry,
    private readonly passwords: PasswordHasher,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.DEMO_LOGIN !== '1') return;
    if ((await this.registry.find(DEMO.email)).user) return;
    // When several replicas start at once, the first insert wins and the others do nothing.
    await this.registry.create({
      name: DEMO.name,
      email: DEMO.email,
      mobile: '',
      providerId: null,
      passwordHash: await this.passwords.hash(DEMO.password),
    });
  }
}
