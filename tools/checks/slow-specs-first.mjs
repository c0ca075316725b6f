import sequencer from '@jest/test-sequencer';

/**
 * The types describe the package's CommonJS file, which wraps the class once more.
 *
 * @type {typeof sequencer.default}
 */
const SizeSequencer = /** @type {any} */ (sequencer);

/** Specs that take longest, mostly waiting. If they began last, the processor would idle at the end. */
const slow = /\/(?:chaos|import-command|body-costs|attacks|mail-faults|lock-out)\.db-spec\.ts$/;

/** Starts the slow specs first, then the largest files: in a new checkout, jest knows no durations. */
export default class SlowSpecsFirst extends SizeSequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof SizeSequencer>['sort']>[0]} tests
   */
  async sort(tests) {
    const bySize = await super.sort(tests);
    return [
      ...bySize.filter(({ path }) => slow.test(path)),
      ...bySize.filter(({ path }) => !slow.test(path)),
    ];
  }
}
