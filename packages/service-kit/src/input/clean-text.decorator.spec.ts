import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { CleanText } from './clean-text.decorator.js';

class Letter {
  @CleanText(10)
  text: unknown;
}

const read = (text: unknown): unknown => plainToInstance(Letter, { text }).text;

describe('a field with CleanText', () => {
  it('loses invisible characters and the space around the text', () => {
    expect(read(' \u202EAsha\u200B ')).toBe('Asha');
    expect(read(`${' '.repeat(90)}A\u200Bsha${' '.repeat(90)}`)).toBe('Asha');
    expect(read('\u3164')).toBe('');
  });

  it('is only trimmed when it is too long', () => {
    const long = '\u200B'.repeat(11);
    expect(read(` ${long} `)).toBe(long);
  });

  it.each([7, null, undefined, ['\u200B'], { $gt: '' }])('leaves %j alone', (value) => {
    expect(read(value)).toEqual(value);
  });
});
