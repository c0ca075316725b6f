import SizeSequencer from '@jest/test-sequencer';

/** Specs that take longest, mostly waiting. If they began last, the processor would idle at the end. */
const slow = /\/(?:chaos|import-command|body-costs|attacks|mail-faults|lock-out)\.db-spec\.ts$/;

/** Starts the slow specs first, then the largest files: in a new checkout, jest knows no durations. */
export default class SlowSpecsFirst extends SizeSequencer {
  sort(tests) {
    const { slow: first = [], other = [] } = Object.groupBy(super.sort(tests), ({ path }) =>
      slow.test(path) ? 'slow' : 'other',
    );
    return [...first, ...other];
  }
}
