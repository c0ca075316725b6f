import { ApiProperty } from '@nestjs/swagger';
import { OpenAttemptClockDto } from './attempts.dto.js';

/** An attempt that is running, with the names that its paper had at the start. */
export class OpenAttemptDto extends OpenAttemptClockDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ type: 'integer', description: 'Questions with a saved answer' })
  answered: number;

  @ApiProperty({ type: 'integer', description: 'Questions of the test' })
  questions: number;
}
