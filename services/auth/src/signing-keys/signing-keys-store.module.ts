import { Module } from '@nestjs/common';
import { SigningKeysRepository } from './signing-keys.repository.js';

/** Separate from the routes, because the kit's access guard depends on the keys. */
@Module({ providers: [SigningKeysRepository], exports: [SigningKeysRepository] })
export class SigningKeysStoreModule {}
