import { ErrorBody } from '@abhyas/service-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';

/** A 429. With the code `start_queued` the student has a turn, and tries again then. */
export class StartQueuedDto extends ErrorBody {
  @ApiPropertyOptional({
    type: 'integer',
    description: 'With `start_queued`: seconds until the student’s turn, as in `Retry-After`',
    minimum: 1,
  })
  waitSeconds?: number;
}
