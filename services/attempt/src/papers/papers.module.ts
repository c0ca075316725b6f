import { Module } from '@nestjs/common';
import { CatalogueClient } from './catalogue.client.js';
import { PapersRepository } from './papers.repository.js';
import { PapersService } from './papers.service.js';

@Module({
  providers: [CatalogueClient, PapersRepository, PapersService],
  exports: [CatalogueClient, PapersService],
})
export class PapersModule {}
