import { Module } from '@nestjs/common';
import { SampleRepository } from './sample.repository.js';
import { SampleService } from './sample.service.js';

@Module({ providers: [SampleService, SampleRepository] })
export class SampleModule {}
