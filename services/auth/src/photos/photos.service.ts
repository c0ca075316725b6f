import { randomUUID } from 'node:crypto';
import { CLOCK, runInTransaction, sessionEnded, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/users.repository.js';
import { PhotoReducer } from './photo-reducer.js';
import { noSuchPhoto } from './photos.errors.js';
import { PhotosRepository } from './photos.repository.js';
import { photoNameOf, photoPathOf } from './rules/photo-path.js';

@Injectable()
export class PhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: PhotosRepository,
    private readonly users: UsersRepository,
    private readonly reducer: PhotoReducer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores a picture as the student's photo. @returns its URL path */
  async change(userId: string, picture: Buffer): Promise<string> {
    const webp = await this.reducer.reduce(picture);
    // Every photo gets a new name, so that browsers show it at once. Random, because ordered ids can be guessed.
    const name = randomUUID();
    const avatar = photoPathOf(name);
    await runInTransaction(this.dataSource, async (manager) => {
      if (!(await this.users.setAvatar(userId, avatar, manager))) throw sessionEnded();
      await this.photos.save({ userId, name, webp, updatedAt: this.clock.now() }, manager);
    });
    return avatar;
  }

  async remove(userId: string): Promise<void> {
    await runInTransaction(this.dataSource, async (manager) => {
      await this.users.setAvatar(userId, null, manager);
      await this.photos.delete(userId, manager);
    });
  }

  /** Reads the photo with a file name. */
  async read(file: string): Promise<Buffer> {
    const name = photoNameOf(file);
    const photo = name === undefined ? null : await this.photos.findByName(name);
    if (!photo) throw noSuchPhoto();
    return photo.webp;
  }
}
