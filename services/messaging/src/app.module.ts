import { Module } from '@nestjs/common';
import { ChatModule } from './chat/chat.module.js';
import { ContactModule } from './contact/contact.module.js';
import { HelpModule } from './help/help.module.js';
import { MailModule } from './mail/mail.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

@Module({ imports: [ChatModule, ContactModule, HelpModule, MailModule, PersonalDataModule] })
export class AppModule {}
