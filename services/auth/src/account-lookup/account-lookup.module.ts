import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AccountLookupController } from './account-lookup.controller.js';
import { AccountLookupService } from './account-lookup.service.js';
import { RecipientsController } from './recipients.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [AccountLookupController, RecipientsController],
  providers: [AccountLookupService],
})
export class AccountLookupModule {}
