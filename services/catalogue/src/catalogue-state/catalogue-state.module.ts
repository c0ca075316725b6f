import { Global, Module } from '@nestjs/common';
import { CatalogueStateRepository } from './catalogue-state.repository.js';
import { CatalogueVersion } from './catalogue-version.js';
import { ResponseCache } from './response-cache.js';

@Global()
@Module({
  providers: [CatalogueVersion, CatalogueStateRepository, ResponseCache],
  exports: [CatalogueVersion, ResponseCache],
})
export class CatalogueStateModule {}
