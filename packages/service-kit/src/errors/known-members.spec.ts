import 'reflect-metadata';

import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';

import { pickKnown } from './known-members.js';

class PageDto {
  @IsInt()
  number: number;

  unruled: string;
}

class ChapterDto {
  @IsString()
  title: string;

  @ValidateNested({ each: true })
  @Type(() => PageDto)
  @ArrayMaxSize(2)
  @IsArray()
  pages: PageDto[];
}

class BookDto extends ChapterDto {
  @IsOptional()
  @ValidateNested()
  @Type(() => PageDto)
  cover?: PageDto;

  @Type(() => Number)
  @IsInt()
  year: number;
}

describe('what is known of what came in', () => {
  it('are the members with rules, inherited ones too, and theirs', () => {
    const given = {
      title: 'Optics',
      year: '1990',
      cover: { number: 1, colour: 'red', unruled: 'x' },
      pages: [{ number: 1, more: {} }, { number: 2 }],
      isAdmin: true,
    };
    expect(pickKnown(given, BookDto)).toEqual({
      title: 'Optics',
      year: '1990',
      cover: { number: 1 },
      pages: [{ number: 1 }, { number: 2 }],
    });
  });

  it('is of a list that is too long enough to refuse it', () => {
    const pages = Array.from({ length: 1_000 }, (_, number) => ({ number }));
    expect(pickKnown({ pages }, BookDto)).toEqual({ pages: pages.slice(0, 3) });
  });

  it('is left as wrong as it was', () => {
    expect(pickKnown({ title: { any: 1 }, pages: 'none', cover: [7] }, BookDto)).toEqual({
      title: { any: 1 },
      pages: 'none',
      cover: [7],
    });
    expect(pickKnown({ pages: [1, null, [{ number: 1, more: 2 }]] }, BookDto)).toEqual({
      pages: [1, null, [{ number: 1 }]],
    });
  });

  it.each([[7], ['text'], [null], [undefined], [true]])('is %j where that came', (value) => {
    expect(pickKnown(value, BookDto)).toBe(value);
  });

  it('is nothing of a list in the place of an object', () => {
    expect(pickKnown([{ title: 'Optics' }], BookDto)).toEqual([]);
  });

  it('never is what only looks like a member', () => {
    const given = Object.assign(Object.create({ title: 'inherited' }) as object, { year: 1 });
    expect(pickKnown(given, BookDto)).toEqual({ year: 1 });
  });
});
