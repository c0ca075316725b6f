import { dependencyUnavailable } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { bytesOf } from './bytes-of.js';
import { figureNotFound } from './figures.errors.js';
import { FiguresRepository } from './figures.repository.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';
import { isFigureId } from './rules/figure-id.js';
import type { StoredFigure } from './stored-figure.js';

@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore | null,
  ) {}

  /** Throws 404, and 503 if the object store does not respond. */
  async read(id: string): Promise<Pick<StoredFigure, 'id' | 'mediaType' | 'bytes'>> {
    const figure = isFigureId(id) ? await this.figures.find(id) : null;
    if (!figure) throw figureNotFound();
    try {
      return { ...figure, bytes: await bytesOf(figure, this.objects) };
    } catch (error) {
      // It may have been moved to the database meanwhile.
      const bytes = (await this.figures.find(id))?.bytes;
      if (bytes) return { ...figure, bytes };
      throw dependencyUnavailable('The object store', error);
    }
  }
}
