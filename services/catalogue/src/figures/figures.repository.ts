import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FigureEntity } from './figure.entity.js';

@Injectable()
export class FiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<FigureEntity | null> {
    return this.dataSource.getRepository(FigureEntity).findOneBy({ id });
  }
}
