import { ErrorBody } from '@abhyas/service-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';

/** The 429 of a start. With the code `start_queued` the student has a turn, and tries again then. */
export class StartQueuedDto extends ErrorBody {
  @ApiPropertyOptional({
    type: 'integer',
    description: 'With `start_queued`: seconds until the student’s turn, as in `Retry-After`',
    minimum: 1,
  })
  waitSeconds?: number;
}
