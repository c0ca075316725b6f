import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { FaqEntity } from './faq.entity.js';

@Injectable()
export class FaqsRepository {
  constructor(@InjectRepository(FaqEntity) private readonly rows: Repository<FaqEntity>) {}

  findInOrder(): Promise<FaqEntity[]> {
    return this.rows.find({ order: { position: 'ASC' } });
  }
}
