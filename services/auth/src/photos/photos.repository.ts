import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Photo } from './photo.entity.js';

@Injectable()
export class PhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByName(name: string): Promise<Photo | null> {
    return this.dataSource.getRepository(Photo).findOneBy({ name });
  }

  findOf(userId: string): Promise<Photo | null> {
    return this.dataSource.getRepository(Photo).findOneBy({ userId });
  }

  /** Stores a photo. Replaces the student's earlier one. */
  async save(photo: Photo, manager: EntityManager): Promise<void> {
    await manager.upsert(Photo, photo, ['userId']);
  }

  async delete(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Photo, { userId });
  }
}
