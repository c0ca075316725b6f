import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { UsersModule } from '../users/users.module.js';
import { PersonalDataCollector } from './personal-data-collector.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [BrowsersModule, UsersModule, SessionsModule, PhotosModule, TargetsModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, PersonalDataCollector, PersonalDataClient],
})
export class PersonalDataModule {}
