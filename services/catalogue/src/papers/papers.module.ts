import { Module } from '@nestjs/common';
import { PapersController } from './papers.controller.js';
import { PapersRepository } from './papers.repository.js';
import { PapersService } from './papers.service.js';

@Module({
  controllers: [PapersController],
  providers: [PapersService, PapersRepository],
})
export class PapersModule {}
