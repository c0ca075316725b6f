import { Public } from '@abhyas/service-kit';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
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
    @Param('examId') examId: string,
    @Param('testId') testId: string,
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
