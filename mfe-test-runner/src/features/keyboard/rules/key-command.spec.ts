import { describe, expect, it } from '@jest/globals';
import { fieldCommand, keyCommand, leavesTest } from './key-command';

const none = { altKey: false, ctrlKey: false, metaKey: false };
const context = { hasSingleKeys: true, isNumeric: false };

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
    expect(keyCommand({ ...none, key }, context)).toEqual(command);
  });

  it.each([
    ['0', { type: 'type-number' }],
    ['7', { type: 'type-number' }],
    ['-', { type: 'type-number' }],
    ['−', { type: 'type-number' }],
    ['.', { type: 'type-number' }],
    ['१', { type: 'type-number' }],
    ['a', undefined],
    ['h', undefined],
    ['x', { type: 'clear' }],
    ['m', { type: 'mark' }],
    ['ArrowRight', { type: 'next' }],
    ['Enter', undefined],
    ['Backspace', undefined],
  ])('at a numeric question %s gives %j', (key, command) => {
    expect(keyCommand({ ...none, key }, { ...context, isNumeric: true })).toEqual(command);
  });

  it('leaves keys with a modifier to the browser', () => {
    expect(keyCommand({ ...none, ctrlKey: true, key: 'a' }, context)).toBeUndefined();
    expect(keyCommand({ ...none, altKey: true, key: 'ArrowLeft' }, context)).toBeUndefined();
  });

  it('handles only the arrows if single keys are turned off', () => {
    const off = { hasSingleKeys: false, isNumeric: true };
    expect(keyCommand({ ...none, key: 'm' }, off)).toBeUndefined();
    expect(keyCommand({ ...none, key: '5' }, off)).toBeUndefined();
    expect(keyCommand({ ...none, key: 'ArrowRight' }, off)).toEqual({ type: 'next' });
  });
});

describe('fieldCommand', () => {
  it('leaves all keys to the field of a number, but for Enter', () => {
    expect(fieldCommand({ ...none, key: 'Enter' })).toEqual({ type: 'next' });
    expect(fieldCommand({ ...none, ctrlKey: true, key: 'Enter' })).toBeUndefined();
    for (const key of ['1', 'm', 'x', 'ArrowLeft', 'ArrowRight', 'Backspace', '?']) {
      expect(fieldCommand({ ...none, key })).toBeUndefined();
    }
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
