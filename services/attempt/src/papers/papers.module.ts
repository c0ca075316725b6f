import { Module } from '@nestjs/common';
import { CatalogueClient } from './catalogue.client.js';
import { PapersRepository } from './papers.repository.js';
import { PapersService } from './papers.service.js';
import { SolutionsRepository } from './solutions.repository.js';
import { SolutionsService } from './solutions.service.js';

@Module({
  providers: [
    CatalogueClient,
    PapersRepository,
    PapersService,
    SolutionsRepository,
    SolutionsService,
  ],
  exports: [CatalogueClient, PapersService, SolutionsRepository, SolutionsService],
})
export class PapersModule {}
