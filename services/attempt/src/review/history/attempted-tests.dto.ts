import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

const MAX_TESTS = 100;

/** Tests that the catalogue is about to delete: `POST /internal/tests/attempted`. */
export class TestIdsDto {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_TESTS })
  @IsArray()
  @ArrayMaxSize(MAX_TESTS)
  @IsUUID(undefined, { each: true })
  testIds: string[];
}

export class AttemptedTestsDto {
  @ApiProperty({
    type: [String],
    description: 'Tests with an attempt of any student, in any state',
  })
  attempted: string[];
  @ApiProperty({
    type: 'integer',
    description: 'How long a test can still be started after the catalogue has withdrawn it',
  })
  startableForMs: number;
}
