import { ModernFakeTimers } from '@jest/fake-timers';

// What specs import from `@jest/globals` where Node imports them: `native-sources.mjs`.

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test };

/** The runner's own takes no options and cannot wait. */
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
