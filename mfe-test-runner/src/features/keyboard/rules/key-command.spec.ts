import { describe, expect, it } from '@jest/globals';
import { keyCommand, leavesTest } from './key-command';

const none = { altKey: false, ctrlKey: false, metaKey: false };

describe('keyCommand', () => {
  it.each([
    ['ArrowLeft', { type: 'previous' }],
    ['ArrowRight', { type: 'next' }],
    ['1', { type: 'select', option: 0 }],
    ['4', { type: 'select', option: 3 }],
    ['a', { type: 'select', option: 0 }],
    ['D', { type: 'select', option: 3 }],
    ['8', { type: 'select', option: 7 }],
    ['h', { type: 'select', option: 7 }],
    ['x', { type: 'clear' }],
    ['m', { type: 'mark' }],
    ['n', { type: 'next-not-answered' }],
    ['P', { type: 'palette' }],
    ['?', { type: 'help' }],
    ['0', undefined],
    ['9', undefined],
    ['i', undefined],
    ['ArrowUp', undefined],
  ])('%s gives %j', (key, command) => {
    expect(keyCommand({ ...none, key }, true)).toEqual(command);
  });

  it('leaves keys with a modifier to the browser', () => {
    expect(keyCommand({ ...none, ctrlKey: true, key: 'a' }, true)).toBeUndefined();
    expect(keyCommand({ ...none, altKey: true, key: 'ArrowLeft' }, true)).toBeUndefined();
  });

  it('handles only the arrows if single keys are turned off', () => {
    expect(keyCommand({ ...none, key: 'm' }, false)).toBeUndefined();
    expect(keyCommand({ ...none, key: 'ArrowRight' }, false)).toEqual({ type: 'next' });
  });
});

describe('leavesTest', () => {
  it('recognises shortcuts that would leave the page by accident', () => {
    expect(leavesTest({ ...none, key: 'F5' })).toBe(true);
    expect(leavesTest({ ...none, key: 'r', ctrlKey: true })).toBe(true);
    expect(leavesTest({ ...none, key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(leavesTest({ ...none, key: 'r' })).toBe(false);
    expect(leavesTest({ ...none, key: 'ArrowLeft' })).toBe(false);
  });
});
