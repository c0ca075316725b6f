import { CLOCK, RateLimits, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../../config.js';
import { PapersService } from '../../papers/papers.service.js';
import { SolutionsService } from '../../papers/solutions.service.js';
import type { BookmarkEntity } from './bookmark.entity.js';
import {
  MAX_BOOKMARKS,
  type BookmarkDto,
  type BookmarksPageDto,
  type BookmarksQueryDto,
  type SaveBookmarkDto,
} from './bookmarks.dto.js';
import { presentBookmark } from './bookmarks.presenter.js';
import { BookmarksRepository } from './bookmarks.repository.js';
import { bookmarkNotFound, tooManyBookmarks } from './questions.errors.js';
import { filterChoices } from './rules/bookmark-filter.js';
import { SeenQuestionsService, type SeenQuestion } from './seen-questions.service.js';

const PAGE_SIZE = 10;
const WINDOW_SECONDS = 600;
/** As in the table. */
const MAX_NAME_LENGTH = 150;

@Injectable()
export class BookmarksService {
  constructor(
    private readonly repository: BookmarksRepository,
    private readonly seen: SeenQuestionsService,
    private readonly papers: PapersService,
    private readonly solutions: SolutionsService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  async page(userId: string, { page, ...filter }: BookmarksQueryDto): Promise<BookmarksPageDto> {
    const [total, matches, found, places] = await Promise.all([
      this.repository.count(userId),
      this.repository.countMatches(userId, filter),
      this.repository.findMatches(userId, filter, {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      }),
      this.repository.findPlaces(userId),
    ]);
    return {
      bookmarks: await this.present(found),
      currentPage: page,
      totalPages: Math.ceil(matches / PAGE_SIZE),
      matches,
      total,
      ...filterChoices(places, filter),
    };
  }

  /** Those questions of a finished attempt that the student has bookmarked. */
  async ofAttempt(userId: string, attemptId: string): Promise<string[]> {
    const questionIds = await this.seen.idsOf(userId, attemptId);
    return this.repository.findBookmarked(userId, questionIds);
  }

  /** Idempotent: bookmarking a question again keeps its date, and its note unless a new one comes. */
  async save(
    userId: string,
    questionId: string,
    { attemptId, note }: SaveBookmarkDto,
  ): Promise<BookmarkDto> {
    const seen = await this.seen.find(userId, attemptId, questionId);
    await this.countCall(userId);
    if (!(await this.repository.findOne(userId, questionId))) await this.add(userId, seen);
    if (note !== undefined) await this.repository.changeNote(userId, questionId, note);
    const stored = await this.repository.findOne(userId, questionId);
    // Removed in another tab at the same moment.
    if (!stored) throw bookmarkNotFound();
    const [bookmark] = await this.present([stored]);
    if (!bookmark) throw bookmarkNotFound();
    return bookmark;
  }

  async remove(userId: string, questionId: string): Promise<void> {
    await this.countCall(userId);
    if (!(await this.repository.remove(userId, questionId))) throw bookmarkNotFound();
  }

  /** All bookmarks of the student, the oldest first. */
  async all(userId: string): Promise<BookmarkDto[]> {
    return this.present(await this.repository.findAll(userId));
  }

  private async add(userId: string, seen: SeenQuestion): Promise<void> {
    if ((await this.repository.count(userId)) >= MAX_BOOKMARKS) {
      throw tooManyBookmarks(MAX_BOOKMARKS);
    }
    const { snapshot } = seen.paper;
    const { subject, topic } = seen.question;
    await this.repository.insert({
      userId,
      questionId: seen.question.id,
      attemptId: seen.attemptId,
      testId: snapshot.testId,
      paperVersion: snapshot.version,
      questionIndex: seen.index,
      examId: snapshot.exam._id,
      examName: snapshot.exam.name,
      subject: subject.slice(0, MAX_NAME_LENGTH),
      topic: topic.slice(0, MAX_NAME_LENGTH),
      searchedText: searchedText(seen),
      note: '',
      createdAt: this.clock.now(),
    });
  }

  /** One paper at a time: the papers of many bookmarks may need too much memory together. */
  private async present(bookmarks: readonly BookmarkEntity[]): Promise<BookmarkDto[]> {
    const presented: BookmarkDto[] = [];
    const closed = await this.solutions.closedAmong(bookmarks.map(({ testId }) => testId));
    for (const bookmark of bookmarks) {
      const paper = await this.papers.frozenPaper(bookmark);
      presented.push(...presentBookmark(bookmark, paper, closed.get(bookmark.testId)));
    }
    return presented;
  }

  private countCall(userId: string): Promise<void> {
    return this.limits.enforce(`bookmarks:${userId}`, {
      limit: this.config.LIMIT_BOOKMARKS,
      windowSeconds: WINDOW_SECONDS,
    });
  }
}

/** All that a student may remember of a question, in lower case. */
function searchedText({ paper, question }: SeenQuestion): string {
  const { snapshot } = paper;
  const passage = paper.passageOf(question);
  return [
    question.question,
    ...question.options,
    ...cellsOf(question.table),
    passage?.title ?? '',
    passage?.text ?? '',
    ...cellsOf(passage?.table),
    question.subject,
    question.topic,
    snapshot.exam.name,
    snapshot.title,
  ]
    .join('\n')
    .toLowerCase();
}

function cellsOf(table: SeenQuestion['question']['table']): string[] {
  return table ? [table.head, ...table.rows].flat() : [];
}
