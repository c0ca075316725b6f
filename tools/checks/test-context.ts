import type { Stack } from '../stack/stack.ts';

/** What the steps share: private stacks that start when the first step needs them. */
export interface TestContext {
  databases: () => Promise<Stack>;
  wholeStack: () => Promise<Stack>;
  /** Another whole stack, for tests that stop parts of it while others use the first. */
  secondStack: () => Promise<Stack>;
  /** Whether tests that only a release needs run too: `npm run test:all`. */
  isForRelease: boolean;
  reports: string;
}
