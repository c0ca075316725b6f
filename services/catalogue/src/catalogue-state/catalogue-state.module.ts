import { Global, Module } from '@nestjs/common';
import { CatalogueVersion } from './catalogue-version.js';

@Global()
@Module({ providers: [CatalogueVersion], exports: [CatalogueVersion] })
export class CatalogueStateModule {}
