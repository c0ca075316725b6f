import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isFiltered,
  readListView,
  shows,
  sorts,
  withGroup,
  writeListView,
  type ListView,
} from './list-view';

const start = readListView(new URLSearchParams());

const anyView: fc.Arbitrary<ListView> = fc.record({
  category: fc.string(),
  text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  subject: fc.string(),
  show: fc.constantFrom(...shows),
  sort: fc.constantFrom(...sorts),
  opened: fc.array(fc.string()),
  closed: fc.array(fc.string()),
});

describe('the view of the test list', () => {
  it('is the same after a way through the URL', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const query = writeListView(view).toString();
        expect(readListView(new URLSearchParams(query))).toEqual(view);
      }),
    );
  });

  it('leaves no trace in the URL at the start', () => {
    expect(writeListView(start).toString()).toBe('');
    expect(isFiltered(start)).toBe(false);
  });

  it('accepts any query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
        const view = readListView(new URLSearchParams(entries));
        expect(shows).toContain(view.show);
        expect(sorts).toContain(view.sort);
      }),
    );
    const long = readListView(new URLSearchParams({ q: 'x'.repeat(10_000), show: 'x', sort: 'x' }));
    expect(long).toEqual({ ...start, text: 'x'.repeat(100) });
  });
});

describe('withGroup', () => {
  it('opens and closes a group, and lists no group twice', () => {
    const opened = withGroup(start, 'a', true);
    expect(opened).toEqual({ ...start, opened: ['a'] });
    const closed = withGroup(opened, 'a', false);
    expect(closed).toEqual({ ...start, closed: ['a'] });
    expect(withGroup(closed, 'a', false)).toEqual(closed);
  });
});
