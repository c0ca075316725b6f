import { Public, UuidParam } from '@abhyas/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { liveTestNotFound } from './live-tests.errors.js';
import { LiveTestsService } from './live-tests.service.js';

/** Public like the details of the test, because a calendar that fetches it has no token. */
@ApiTags('upcoming tests')
@Public()
@Controller('exams/:examId/tests/:testId/calendar.ics')
export class LiveTestCalendarController {
  constructor(private readonly liveTests: LiveTestsService) {}

  @Get()
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async downloadCalendar(
    @UuidParam('examId', liveTestNotFound) examId: string,
    @UuidParam('testId', liveTestNotFound) testId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, text } = await this.liveTests.calendarEntry(examId, testId);
    // Set here and not by decorators, because errors are JSON.
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-cache',
    });
    return text;
  }
}
