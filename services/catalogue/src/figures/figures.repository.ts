import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FigureEntity } from './figure.entity.js';
import type { StoredFigure } from './stored-figure.js';

@Injectable()
export class FiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<StoredFigure | null> {
    return this.dataSource.getRepository(FigureEntity).findOneBy({ id });
  }
}
