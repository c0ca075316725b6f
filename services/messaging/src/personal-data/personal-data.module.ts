import { DataOwner, PersonalDataController } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [ChatModule, ContactModule, MailModule],
  controllers: [PersonalDataController],
  providers: [{ provide: DataOwner, useClass: PersonalDataService }],
})
export class PersonalDataModule {}
