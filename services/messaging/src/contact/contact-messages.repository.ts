import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { ContactMessageEntity } from './contact-message.entity.js';

@Injectable()
export class ContactMessagesRepository {
  constructor(
    @InjectRepository(ContactMessageEntity)
    private readonly rows: Repository<ContactMessageEntity>,
  ) {}

  async insert(message: ContactMessageEntity): Promise<void> {
    await this.rows.insert(message);
  }

  /** Messages sent with this address, the first one first. */
  findFrom(email: string): Promise<ContactMessageEntity[]> {
    return this.rows
      .createQueryBuilder('message')
      .where('message.email_key = LOWER(:email)', { email })
      .orderBy('message.createdAt')
      .getMany();
  }

  /** @param before the last moment of what goes; without it everything does */
  async deleteFrom(email: string, before?: Date): Promise<void> {
    const deletion = this.rows.createQueryBuilder().delete();
    deletion.where('email_key = LOWER(:email)', { email });
    if (before) deletion.andWhere('created_at <= :before', { before });
    await deletion.execute();
  }

  async markForwarded(id: string, at: Date): Promise<void> {
    await this.rows.update({ id }, { forwardedAt: at });
  }

  /** Messages whose mail never entered the queue, oldest first. */
  findUnforwarded(before: Date, limit: number): Promise<ContactMessageEntity[]> {
    return this.rows.find({
      where: { forwardedAt: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }
}
