import { Module } from '@nestjs/common';

import { SigningKeysRepository } from './signing-keys.repository.js';

/** Apart from the routes, because the kit's access guard stands on the keys. */
@Module({ providers: [SigningKeysRepository], exports: [SigningKeysRepository] })
export class SigningKeysStoreModule {}
