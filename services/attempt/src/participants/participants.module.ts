import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { RankingProjectionModule } from '../ranking-projection/ranking-projection.module.js';
import { ParticipantsRepository } from './participants.repository.js';
import { ParticipantsService } from './participants.service.js';

@Module({
  imports: [PapersModule, RankingProjectionModule],
  providers: [ParticipantsRepository, ParticipantsService],
  exports: [ParticipantsService],
})
export class ParticipantsModule {}
