import { Global, Module } from '@nestjs/common';
import { CatalogueStateRepository } from './catalogue-state.repository.js';
import { CatalogueVersion } from './catalogue-version.js';
import { KeptAnswers } from './kept-answers.js';

@Global()
@Module({
  providers: [CatalogueVersion, CatalogueStateRepository, KeptAnswers],
  exports: [CatalogueVersion, KeptAnswers],
})
export class CatalogueStateModule {}
