import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactReceipts } from './contact-receipts.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactSweeper } from './contact.sweeper.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailModule],
  controllers: [ContactController],
  exports: [ContactMessagesRepository],
  providers: [ContactService, ContactMessagesRepository, ContactReceipts, ContactSweeper],
})
export class ContactModule {}
