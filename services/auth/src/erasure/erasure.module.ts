import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/accounts.module.js';
import { UsersModule } from '../accounts/users.module.js';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import { CodesModule } from '../codes/codes.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ResetLinksModule } from '../reset-links/reset-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';

import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { ErasureProcessor } from './erasure-processor.js';
import { ErasureSweeper } from './erasure.sweeper.js';
import { ErasuresRepository } from './erasures.repository.js';

@Module({
  imports: [
    AccountsModule,
    UsersModule,
    SessionsModule,
    BrowsersModule,
    CodesModule,
    ResetLinksModule,
    MailModule,
  ],
  controllers: [AccountDeletionController],
  providers: [
    AccountDeletionService,
    ErasureProcessor,
    ErasureSweeper,
    ErasuresRepository,
    PersonalDataClient,
  ],
})
export class ErasureModule {}
