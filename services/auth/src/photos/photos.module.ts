import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { PhotoReducer } from './photo-reducer.js';
import { PhotoUploads } from './photo-uploads.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [UsersModule],
  controllers: [PhotosController],
  providers: [PhotosService, PhotosRepository, PhotoReducer, PhotoUploads],
  exports: [PhotosRepository],
})
export class PhotosModule {}
