import { Global, Module } from '@nestjs/common';
import { CatalogueStateRepository } from './catalogue-state.repository.js';
import { CatalogueVersion } from './catalogue-version.js';

@Global()
@Module({ providers: [CatalogueVersion, CatalogueStateRepository], exports: [CatalogueVersion] })
export class CatalogueStateModule {}
