import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../stack/tool-error.ts';
import { readAttackOptions } from './attack-options.ts';
import { waveNames } from './waves/wave-names.ts';

describe('the options of an attack', () => {
  it('are all waves when none is named', () => {
    expect(readAttackOptions(['--seed', '7'])).toEqual({ students: 16, waves: waveNames, seed: 7 });
  });

  it('name waves and students', () => {
    const args = ['--waves', 'bodies,slow', '--students', '3', '--seed', '0'];
    expect(readAttackOptions(args)).toEqual({ students: 3, waves: ['bodies', 'slow'], seed: 0 });
  });

  it.each([
    ['--waves', 'tide'],
    ['--waves', ''],
    ['--students', '0'],
    ['--students', ''],
    ['--seed', '1.5'],
    ['--host', 'example.com'],
  ])('refuse %s %s', (option, value) => {
    expect(() => readAttackOptions([option, value])).toThrow(ToolError);
  });
});
