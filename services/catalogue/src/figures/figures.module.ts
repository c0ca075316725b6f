import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { FigurePlacementService } from './figure-placement.service.js';
import { FigurePlacementSweeper } from './figure-placement.sweeper.js';
import { FiguresController } from './figures.controller.js';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';
import { OBJECT_STORE } from './object-store.js';
import { objectStoreOf } from './s3-object-store.js';

@Module({
  controllers: [FiguresController],
  providers: [
    FiguresRepository,
    FiguresService,
    FigurePlacementService,
    FigurePlacementSweeper,
    { provide: OBJECT_STORE, useFactory: objectStoreOf, inject: [SERVICE_CONFIG] },
  ],
})
export class FiguresModule {}
