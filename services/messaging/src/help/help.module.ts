import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FaqEntity } from './faq.entity.js';
import { FaqsRepository } from './faqs.repository.js';
import { HelpController } from './help.controller.js';
import { HelpService } from './help.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FaqEntity])],
  controllers: [HelpController],
  providers: [HelpService, FaqsRepository],
})
export class HelpModule {}
