import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString } from 'class-validator';
import { Nested } from '../input/nested.decorator.js';
import { pickKnown } from './known-members.js';

class PageDto {
  @IsInt()
  number: number;

  unruled: string;
}

class ChapterDto {
  @IsString()
  title: string;

  @Nested(() => PageDto, { each: true })
  @ArrayMaxSize(2)
  @IsArray()
  pages: PageDto[];
}

class BookDto extends ChapterDto {
  @IsOptional()
  @Nested(() => PageDto)
  cover?: PageDto;

  @Type(() => Number)
  @IsInt()
  year: number;

  @IsString({ each: true })
  tags: string[];
}

describe('pickKnown', () => {
  it('copies members with rules, also inherited and nested ones', () => {
    const input = {
      title: 'Optics',
      year: '1990',
      cover: { number: 1, colour: 'red', unruled: 'x' },
      pages: [{ number: 1, more: {} }, { number: 2 }],
      isAdmin: true,
    };
    expect(pickKnown(input, BookDto)).toEqual({
      title: 'Optics',
      year: '1990',
      cover: { number: 1 },
      pages: [{ number: 1 }, { number: 2 }],
    });
  });

  it('copies only as much of a long list as is enough to refuse it', () => {
    const pages = Array.from({ length: 1_000 }, (_, number) => ({ number }));
    expect(pickKnown({ pages }, BookDto)).toEqual({ pages: pages.slice(0, 3) });
  });

  it('leaves invalid values for the validators, without the content of lists and objects', () => {
    const invalid = { title: { any: 1 }, year: [1, 2], pages: 'none', cover: [7] };
    expect(pickKnown(invalid, BookDto)).toEqual({
      title: {},
      year: [],
      pages: 'none',
      cover: [7],
    });
    expect(pickKnown({ tags: ['a', 1, { any: 1 }, [2]] }, BookDto)).toEqual({
      tags: ['a', 1, null, null],
    });
    expect(pickKnown({ pages: [1, null, [{ number: 1, more: 2 }]] }, BookDto)).toEqual({
      pages: [1, null, null],
    });
  });

  it.each([[7], ['text'], [null], [undefined], [true]])('returns %j as it is', (value) => {
    expect(pickKnown(value, BookDto)).toBe(value);
  });

  it('returns an empty list for a list in place of an object', () => {
    expect(pickKnown([{ title: 'Optics' }], BookDto)).toEqual([]);
  });

  it('ignores members of the prototype', () => {
    const input = Object.assign(Object.create({ title: 'inherited' }) as object, { year: 1 });
    expect(pickKnown(input, BookDto)).toEqual({ year: 1 });
  });
});
