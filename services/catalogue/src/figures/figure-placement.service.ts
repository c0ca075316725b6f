import { runInTransaction, withDatabaseLock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bytesOf } from './bytes-of.js';
import { OBJECT_STORE, ObjectStoreError, type ObjectStore } from './object-store.js';
import type { FigureMediaType } from './stored-figure.js';

/** Figures that are read together; all of them are in memory. */
const PAGE = 10;

const LOCK = 'figures';
/** Another replica does the work. */
const NO_WAIT = 0;

/**
 * Moves the bytes of figures between the database and the object store. It may be stopped and repeated at
 * any time: bytes are removed from one place after the other has them. An import knows only the database,
 * so that it stores all of its pictures or none.
 */
@Injectable()
export class FigurePlacementService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore | null,
  ) {}

  /** How many figures are in the object store. */
  async countStored(): Promise<number> {
    const [row]: { stored: number | string }[] = await this.dataSource.query(
      'SELECT COUNT(*) AS stored FROM figures WHERE stored_size IS NOT NULL',
    );
    return Number(row?.stored);
  }

  /**
   * Moves all figures to the object store, and removes those there that were deleted with their exam.
   * Throws ObjectStoreError, and LockNotFreeError while another replica does it.
   *
   * @returns how many were moved
   */
  moveToStore(isStopping: () => boolean = () => false): Promise<number> {
    return this.withStore(async (objects) => {
      let moved = 0;
      while (!isStopping()) {
        const rows = await this.findInDatabase();
        for (const figure of rows) moved += await this.moveOneToStore(figure, objects);
        if (rows.length < PAGE) break;
      }
      await this.removeDeleted(objects);
      return moved;
    });
  }

  /** Moves all figures back to the database, as `moveToStore` does the other way. */
  moveToDatabase(isStopping: () => boolean = () => false): Promise<number> {
    return this.withStore(async (objects) => {
      let moved = 0;
      while (!isStopping()) {
        const ids = await this.findInStore();
        for (const id of ids) moved += await this.moveOneToDatabase(id, objects);
        if (ids.length < PAGE) break;
      }
      await this.removeDeleted(objects);
      return moved;
    });
  }

  private withStore(work: (objects: ObjectStore) => Promise<number>): Promise<number> {
    const { objects } = this;
    if (!objects) throw new ObjectStoreError('No object store is configured.');
    return withDatabaseLock(this.dataSource, LOCK, () => work(objects), NO_WAIT);
  }

  private findInDatabase(): Promise<{ id: string; mediaType: FigureMediaType; bytes: Buffer }[]> {
    return this.dataSource.query(
      `SELECT id, media_type AS mediaType, bytes FROM figures WHERE stored_size IS NULL
       ORDER BY id LIMIT ?`,
      [PAGE],
    );
  }

  private async moveOneToStore(
    figure: { id: string; mediaType: FigureMediaType; bytes: Buffer },
    objects: ObjectStore,
  ): Promise<number> {
    await objects.put(figure);
    const { affectedRows }: { affectedRows: number } = await this.dataSource.query(
      'UPDATE figures SET bytes = NULL, stored_size = ? WHERE id = ?',
      [figure.bytes.length, figure.id],
    );
    // It may have been deleted meanwhile.
    if (affectedRows === 0) {
      await this.dataSource.query('INSERT IGNORE INTO figure_removals (id) VALUES (?)', [
        figure.id,
      ]);
    }
    return affectedRows;
  }

  private async findInStore(): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM figures WHERE stored_size IS NOT NULL ORDER BY id LIMIT ?',
      [PAGE],
    );
    return rows.map(({ id }) => id);
  }

  private async moveOneToDatabase(id: string, objects: ObjectStore): Promise<number> {
    const bytes = await bytesOf({ id, bytes: null }, objects);
    return runInTransaction(this.dataSource, async (manager) => {
      const { affectedRows }: { affectedRows: number } = await manager.query(
        'UPDATE figures SET bytes = ?, stored_size = NULL WHERE id = ?',
        [bytes, id],
      );
      await manager.query('INSERT IGNORE INTO figure_removals (id) VALUES (?)', [id]);
      return affectedRows;
    });
  }

  /** Only under the lock: a figure must not be moved to the store while it is removed there. */
  private async removeDeleted(objects: ObjectStore): Promise<void> {
    const removals: { id: string; isNeeded: number | string }[] = await this.dataSource.query(
      `SELECT r.id, f.stored_size IS NOT NULL AS isNeeded
       FROM figure_removals r LEFT JOIN figures f ON f.id = r.id`,
    );
    for (const { id, isNeeded } of removals) {
      if (Number(isNeeded) === 0) await objects.remove(id);
      await this.dataSource.query('DELETE FROM figure_removals WHERE id = ?', [id]);
    }
  }
}
