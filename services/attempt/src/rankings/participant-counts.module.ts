import { Module } from '@nestjs/common';
import { ParticipantCountsController } from './participant-counts.controller.js';
import { ParticipantCountsRepository } from './participant-counts.repository.js';
import { ParticipantCountsService } from './participant-counts.service.js';

@Module({
  controllers: [ParticipantCountsController],
  providers: [ParticipantCountsRepository, ParticipantCountsService],
})
export class ParticipantCountsModule {}
