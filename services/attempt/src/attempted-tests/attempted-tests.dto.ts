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
  /** Those of the tests that an attempt refers to, whoever's and in whatever state. */
  attempted: string[];
  /** For how long a test may still be started after the catalogue has withdrawn it, in ms. */
  startableForMs: number;
}
