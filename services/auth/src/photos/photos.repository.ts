import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PhotoEntity } from './photo.entity.js';

@Injectable()
export class PhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByName(name: string): Promise<PhotoEntity | null> {
    return this.dataSource.getRepository(PhotoEntity).findOneBy({ name });
  }

  findOf(userId: string): Promise<PhotoEntity | null> {
    return this.dataSource.getRepository(PhotoEntity).findOneBy({ userId });
  }

  /** Stores a photo. Replaces the student's earlier one. */
  async save(photo: PhotoEntity, manager: EntityManager): Promise<void> {
    await manager.upsert(PhotoEntity, photo, ['userId']);
  }

  async delete(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PhotoEntity, { userId });
  }
}
