import { Module } from '@nestjs/common';
import { SampleLoader } from './sample-loader.service.js';
import { SampleRepository } from './sample.repository.js';
import { SampleService } from './sample.service.js';

@Module({ providers: [SampleService, SampleLoader, SampleRepository] })
export class SampleModule {}
