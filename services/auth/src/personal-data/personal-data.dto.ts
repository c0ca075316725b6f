import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const anything = { type: 'object', additionalProperties: true } as const;

type Data = Record<string, unknown>;

@ApiSchema({ name: 'PersonalDataView' })
export class PersonalDataDto {
  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty(anything)
  account: Data;

  @ApiProperty(anything)
  settings: Data;

  @ApiProperty({
    ...anything,
    description: 'The target exams, and when the student answered or skipped the question',
  })
  targets: Data;

  @ApiProperty({ type: 'array', items: anything, description: 'Log-ins that are still recorded' })
  sessions: Data[];

  @ApiProperty({ type: 'array', items: anything, description: 'Kinds of device that logged in' })
  devices: Data[];

  @ApiProperty({
    type: 'array',
    items: anything,
    description: 'Known browsers, whose log-in tries are counted separately',
  })
  browsers: Data[];

  @ApiProperty({ type: String, nullable: true, description: 'The photo as a data: address' })
  photo: string | null;

  @ApiProperty(anything)
  catalogue: Data;

  @ApiProperty(anything)
  attempt: Data;

  @ApiProperty(anything)
  messaging: Data;
}
