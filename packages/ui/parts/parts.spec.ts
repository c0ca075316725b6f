import { describe, expect, it } from '@jest/globals';
import * as charts from '../src/chart/index';
import * as ui from '../src/index';
import * as math from '../src/math-text/index';
import { INTERACTION_NAMES } from './part';
import { parts } from './parts';

/** Components have capital letters; hooks and other functions do not. */
const components = [ui, charts, math]
  .flatMap((door) => Object.keys(door))
  .filter((name) => /^[A-Z][a-z0-9]/.test(name) || name === 'X');

describe('the page of the parts', () => {
  it('shows every component that the package exports, and no other', () => {
    const shown = new Set(parts.flatMap((part) => part.components));
    expect([...shown].toSorted()).toEqual(components.toSorted());
  });

  it('has one entry for each id', () => {
    const ids = parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(parts)('says when to use $id and when not, and shows its states', (part) => {
    expect(part.use).toMatch(/^.{15,}\.$/);
    expect(part.avoid).toMatch(/^.{10,}\.$/);
    const names = part.states.map(({ name }) => name);
    if (part.isControl) expect(names).toEqual(expect.arrayContaining([...INTERACTION_NAMES]));
    else expect(names.length).toBeGreaterThan(0);
  });
});
