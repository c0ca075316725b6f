import { Module } from '@nestjs/common';
import { AttemptClient } from '../clients/attempt.client.js';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { UsersModule } from '../users/users.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [UsersModule, SessionsModule, TargetsModule],
  controllers: [ProfileController, SettingsController],
  providers: [ProfileService, SettingsService, AttemptClient, CatalogueClient],
})
export class ProfileModule {}
