import { Module } from '@nestjs/common';

import { UsersModule } from '../accounts/users.module.js';
import { AttemptClient } from '../clients/attempt.client.js';
import { CatalogueClient } from '../clients/catalogue.client.js';

import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [UsersModule],
  controllers: [ProfileController],
  providers: [ProfileService, AttemptClient, CatalogueClient],
})
export class ProfileModule {}
