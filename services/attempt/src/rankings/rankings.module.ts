import { Module } from '@nestjs/common';
import { RankingsRepository } from './rankings.repository.js';

@Module({ providers: [RankingsRepository], exports: [RankingsRepository] })
export class RankingsModule {}
