import { Injectable } from '@nestjs/common';
import { figureNotFound } from './figures.errors.js';
import { FiguresRepository } from './figures.repository.js';
import { isFigureId } from './rules/figure-id.js';
import type { StoredFigure } from './stored-figure.js';

@Injectable()
export class FiguresService {
  constructor(private readonly figures: FiguresRepository) {}

  /** Throws 404. */
  async read(id: string): Promise<StoredFigure> {
    const figure = isFigureId(id) ? await this.figures.find(id) : null;
    if (!figure) throw figureNotFound();
    return figure;
  }
}
