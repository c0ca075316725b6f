import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { ParticipantsRepository } from './participants.repository.js';
import { ParticipantsService } from './participants.service.js';
import { RankingProjectionModule } from './ranking-projection.module.js';

@Module({
  imports: [PapersModule, RankingProjectionModule],
  providers: [ParticipantsRepository, ParticipantsService],
  exports: [ParticipantsService],
})
export class ParticipantsModule {}
