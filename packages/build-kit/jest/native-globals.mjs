import { ModernFakeTimers } from '@jest/fake-timers';

// What specs import from `@jest/globals` where Node imports them: `native-sources.mjs`.

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test };

/** The runner's own takes no options and cannot wait. */
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

export const jest = {
  ...globalThis.jest,
  // The runner stops no test: tools/checks/stuck-specs.mjs does.
  setTimeout() {},
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
