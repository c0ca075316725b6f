import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

const MAX_TESTS = 100;

/** Tests that the catalogue is about to delete: `POST /internal/tests/attempted`. */
export class AttemptedTestsBody {
  @IsArray()
  @ArrayMaxSize(MAX_TESTS)
  @IsUUID(undefined, { each: true })
  testIds: string[];
}

export interface AttemptedTestsResponse {
  /** The tests with an attempt, of any student and in any state. */
  attempted: string[];
  /** How long students can still start a test after the catalogue has withdrawn it, in ms. */
  startableForMs: number;
}
