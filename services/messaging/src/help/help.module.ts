import { Module } from '@nestjs/common';
import { FaqsRepository } from './faqs.repository.js';
import { HelpController } from './help.controller.js';
import { HelpService } from './help.service.js';

@Module({
  controllers: [HelpController],
  providers: [HelpService, FaqsRepository],
  exports: [HelpService],
})
export class HelpModule {}
