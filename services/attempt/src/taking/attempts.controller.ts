import { BodyLimit, CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { testNotFound } from '../papers/papers.errors.js';
import {
  ProgressConflictDto,
  ProgressSavedDto,
  StartedAttemptDto,
  SubmittedDto,
  TestDto,
} from './attempts.dto.js';
import { attemptNotFound } from './attempts.errors.js';
import {
  isPlainProgress,
  isPlainSubmit,
  progressSchema,
  SchemaPipe,
  submitBodySchema,
  submitSchema,
  type ProgressBody,
  type SubmitBody,
} from './attempts.schema.js';
import { AttemptsService } from './attempts.service.js';
import { ProgressService } from './progress.service.js';
import { StartQueuedDto } from './start-queue/start-queue.dto.js';

/** Enough for a thousand answers with all fields. */
const MAX_ANSWERS_BYTES = 256 * 1024;

/** The part of Fastify's reply that a handler needs to set the status. */
interface StatusReply {
  status(code: number): unknown;
}

@ApiTags('tests')
@ApiBearerAuth()
@Controller('tests')
export class AttemptsController {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly progress: ProgressService,
  ) {}

  @Get(':testId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TestDto })
  @ApiTooManyRequestsResponse({ type: StartQueuedDto, description: 'Others open it first' })
  showTest(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('testId', testNotFound) testId: string,
  ): Promise<TestDto> {
    return this.attempts.showTest(user.id, testId);
  }

  @Post(':testId/start')
  @ApiCreatedResponse({ type: StartedAttemptDto })
  @ApiOkResponse({ type: StartedAttemptDto, description: 'The open attempt continues' })
  @ApiTooManyRequestsResponse({ type: StartQueuedDto, description: 'Others start first' })
  async startTest(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('testId', testNotFound) testId: string,
    @Res({ passthrough: true }) reply: StatusReply,
  ): Promise<StartedAttemptDto> {
    const started = await this.attempts.start(user, testId);
    reply.status(started.resumed ? HttpStatus.OK : HttpStatus.CREATED);
    return started;
  }

  /** Takes an attempt's id. A test's id stands for the caller's open attempt of that test. */
  @Put(':id/progress')
  @BodyLimit(MAX_ANSWERS_BYTES)
  @ApiOkResponse({ type: ProgressSavedDto })
  @ApiConflictResponse({ type: ProgressConflictDto })
  saveProgress(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('id', attemptNotFound) id: string,
    @Body({ schema: progressSchema, pipes: [new SchemaPipe(progressSchema, isPlainProgress)] })
    body: ProgressBody,
  ): Promise<ProgressSavedDto> {
    return this.progress.save(user.id, id, body);
  }

  @Post(':id/submit')
  @BodyLimit(MAX_ANSWERS_BYTES)
  @HttpCode(HttpStatus.OK)
  @ApiBody({ required: false })
  @ApiOkResponse({ type: SubmittedDto })
  submitTest(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('id', attemptNotFound) id: string,
    @Body({ schema: submitBodySchema, pipes: [new SchemaPipe(submitSchema, isPlainSubmit)] })
    body: SubmitBody,
  ): Promise<SubmittedDto> {
    return this.attempts.submit(user.id, id, body);
  }
}
