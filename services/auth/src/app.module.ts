import { KitModule } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';

import { AccountsModule } from './accounts/accounts.module.js';
import { PendingRegistration } from './accounts/pending-registration.entity.js';
import { User } from './accounts/user.entity.js';
import { KnownBrowser } from './browsers/known-browser.entity.js';
import type { AuthConfig } from './config.js';
import { Erasure } from './erasure/erasure.entity.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { SystemHealthModule } from './system-health/system-health.module.js';
import { migrations } from './migrations.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { Photo } from './photos/photo.entity.js';
import { PhotosModule } from './photos/photos.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { ResetLink } from './reset-links/reset-link.entity.js';
import { KnownDevice } from './sessions/known-device.entity.js';
import { RevokedSession } from './sessions/revoked-session.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SigningKey } from './signing-keys/signing-key.entity.js';
import { SigningKeys } from './signing-keys/signing-keys.js';
import { SigningKeysStoreModule } from './signing-keys/signing-keys-store.module.js';
import { SigningKeysModule } from './signing-keys/signing-keys.module.js';

@Module({})
export class AppModule {
  static with(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          name: 'auth',
          config,
          entities: [
            User,
            PendingRegistration,
            ResetLink,
            KnownBrowser,
            Session,
            RevokedSession,
            KnownDevice,
            SigningKey,
            Photo,
            Erasure,
          ],
          migrations,
          tokenKeys: SigningKeys,
          imports: [SigningKeysStoreModule],
        }),
        SigningKeysModule,
        SessionsModule,
        AccountsModule,
        ProfileModule,
        PhotosModule,
        PersonalDataModule,
        ErasureModule,
        SystemHealthModule,
      ],
    };
  }
}
