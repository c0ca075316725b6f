import { ApiProperty } from '@nestjs/swagger';

export class SubjectShareDto {
  @ApiProperty()
  subject: string;

  @ApiProperty({ type: 'integer' })
  questions: number;
}

/** A test of an exam's list, as other services choose from it. */
export class ListedTestDto {
  @ApiProperty()
  testId: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty({
    description: 'The subject or topic that its series is about; empty for mixed sets',
  })
  group: string;

  @ApiProperty({ type: [SubjectShareDto] })
  subjects: SubjectShareDto[];
}
