import { Global, Module } from '@nestjs/common';
import { CatalogueVersionRepository } from './catalogue-version.repository.js';
import { CatalogueVersionService } from './catalogue-version.service.js';
import { ResponseCache } from './response-cache.js';

@Global()
@Module({
  providers: [CatalogueVersionService, CatalogueVersionRepository, ResponseCache],
  exports: [CatalogueVersionService, ResponseCache],
})
export class CatalogueVersionModule {}
