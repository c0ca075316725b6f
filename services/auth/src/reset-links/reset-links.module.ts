import { Module } from '@nestjs/common';
import { SecretsModule } from '../secrets/secrets.module.js';
import { ResetLinksRepository } from './reset-links.repository.js';
import { ResetLinks } from './reset-links.service.js';

@Module({
  imports: [SecretsModule],
  providers: [ResetLinks, ResetLinksRepository],
  exports: [ResetLinks, ResetLinksRepository],
})
export class ResetLinksModule {}
