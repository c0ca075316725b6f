import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
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

  /** Messages sent with this address, oldest first. */
  findBySender(email: string): Promise<ContactMessageEntity[]> {
    return this.rows
      .createQueryBuilder('message')
      .where('message.email_key = LOWER(:email)', { email })
      .orderBy('message.createdAt')
      .getMany();
  }

  /** @param before deletes messages up to this moment; without it, all of them */
  async deleteBySender(email: string, before?: Date): Promise<void> {
    const deletion = this.rows.createQueryBuilder().delete();
    deletion.where('email_key = LOWER(:email)', { email });
    if (before) deletion.andWhere('created_at <= :before', { before });
    await deletion.execute();
  }

  async markForwarded(id: string, at: Date): Promise<void> {
    await this.rows.update({ id }, { forwardedAt: at });
  }

  /** Messages whose mail was not sent, oldest first; `after` is the last one of the previous page. */
  findUnforwarded(
    before: Date,
    limit: number,
    after?: ContactMessageEntity,
  ): Promise<ContactMessageEntity[]> {
    const unforwarded = { forwardedAt: IsNull() };
    return this.rows.find({
      where: after
        ? [
            { ...unforwarded, createdAt: And(MoreThan(after.createdAt), LessThan(before)) },
            { ...unforwarded, createdAt: after.createdAt, id: MoreThan(after.id) },
          ]
        : { ...unforwarded, createdAt: LessThan(before) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }
}
