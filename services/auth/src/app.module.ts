import { KitModule } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountLookupModule } from './account-lookup/account-lookup.module.js';
import type { AuthConfig } from './config.js';
import { ENTITIES } from './entities.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { LoginModule } from './login/login.module.js';
import { MIGRATIONS } from './migrations.js';
import { PasswordChangeModule } from './password-change/password-change.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { ProviderLoginModule } from './provider-login/provider-login.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SigningKeysStoreModule } from './signing-keys/signing-keys-store.module.js';
import { SigningKeys } from './signing-keys/signing-keys.js';
import { SigningKeysModule } from './signing-keys/signing-keys.module.js';
import { SystemHealthModule } from './system-health/system-health.module.js';
import { TargetsModule } from './targets/targets.module.js';

@Module({})
export class AppModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          name: 'auth',
          config,
          entities: ENTITIES,
          migrations: MIGRATIONS,
          tokenKeys: SigningKeys,
          imports: [SigningKeysStoreModule],
        }),
        SigningKeysModule,
        SessionsModule,
        RegistrationModule,
        LoginModule,
        PasswordChangeModule,
        ProviderLoginModule,
        PasswordResetModule,
        AccountLookupModule,
        ProfileModule,
        TargetsModule,
        PhotosModule,
        PersonalDataModule,
        ErasureModule,
        SystemHealthModule,
      ],
    };
  }
}
