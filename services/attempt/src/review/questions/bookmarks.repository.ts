import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { BookmarkEntity } from './bookmark.entity.js';
import { searchWords, type BookmarkFilter, type BookmarkPlace } from './rules/bookmark-filter.js';

@Injectable()
export class BookmarksRepository {
  constructor(private readonly dataSource: DataSource) {}

  count(userId: string): Promise<number> {
    return this.bookmarks.countBy({ userId });
  }

  countMatches(userId: string, filter: BookmarkFilter): Promise<number> {
    return this.matching(userId, filter).getCount();
  }

  /** Matching bookmarks, the latest first. */
  findMatches(
    userId: string,
    filter: BookmarkFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<BookmarkEntity[]> {
    return this.matching(userId, filter)
      .orderBy('b.createdAt', 'DESC')
      .addOrderBy('b.questionId', 'DESC')
      .limit(limit)
      .offset(offset)
      .getMany();
  }

  /** All bookmarks of the student, the oldest first. */
  findAll(userId: string): Promise<BookmarkEntity[]> {
    return this.bookmarks.find({
      where: { userId },
      order: { createdAt: 'ASC', questionId: 'ASC' },
    });
  }

  findOne(userId: string, questionId: string): Promise<BookmarkEntity | null> {
    return this.bookmarks.findOneBy({ userId, questionId });
  }

  /** Where the student's bookmarks belong, each place once. */
  findPlaces(userId: string): Promise<BookmarkPlace[]> {
    return this.dataSource.query<BookmarkPlace[]>(
      `SELECT DISTINCT exam_id AS examId, exam_name AS examName, subject, topic
         FROM bookmarked_questions WHERE user_id = ?`,
      [userId],
    );
  }

  /** Those of the questions that the student has bookmarked. */
  async findBookmarked(userId: string, questionIds: readonly string[]): Promise<string[]> {
    const found = await this.bookmarks.find({
      select: { questionId: true },
      where: { userId, questionId: In(questionIds) },
    });
    return found.map(({ questionId }) => questionId);
  }

  /** Stores a bookmark unless there is one of this question. */
  async insert(bookmark: BookmarkEntity): Promise<void> {
    await this.bookmarks.createQueryBuilder().insert().orIgnore().values(bookmark).execute();
  }

  async changeNote(userId: string, questionId: string, note: string): Promise<void> {
    await this.bookmarks.update({ userId, questionId }, { note });
  }

  async remove(userId: string, questionId: string): Promise<boolean> {
    const { affected } = await this.bookmarks.delete({ userId, questionId });
    return (affected ?? 0) > 0;
  }

  private matching(
    userId: string,
    { examId, subject, topic, q }: BookmarkFilter,
  ): SelectQueryBuilder<BookmarkEntity> {
    const query = this.bookmarks.createQueryBuilder('b').where({ userId });
    // A malformed id is an unknown one. Its column takes ASCII only, and fails for other texts.
    if (examId) query.andWhere(isUuid(examId) ? { examId } : 'FALSE');
    if (subject) query.andWhere({ subject });
    if (topic) query.andWhere({ topic });
    searchWords(q).forEach((word, index) => {
      query.andWhere(
        `(LOCATE(:word${index}, b.searchedText) > 0 OR LOCATE(:word${index}, LOWER(b.note)) > 0)`,
        { [`word${index}`]: word },
      );
    });
    return query;
  }

  private get bookmarks() {
    return this.dataSource.getRepository(BookmarkEntity);
  }
}
