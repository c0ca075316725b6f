import { describe, expect, it } from '@jest/globals';
import { PrimaryChoice } from './primary-choice.ts';

describe('the primary of a group', () => {
  it('is the member that says so, until it says otherwise', () => {
    const choice = new PrimaryChoice();
    expect(choice.at(0)).toBeUndefined();
    choice.hear('mysql-1', false, 0);
    expect(choice.at(0)).toBeUndefined();
    choice.hear('mysql-2', true, 100);
    choice.hear('mysql-1', false, 200);
    expect(choice.at(300)).toBe('mysql-2');
    choice.hear('mysql-2', false, 400);
    expect(choice.at(400)).toBeUndefined();
  });

  it('is another one as soon as that one says so', () => {
    const choice = new PrimaryChoice();
    choice.hear('mysql-1', true, 0);
    choice.hear('mysql-3', true, 1);
    expect(choice.at(1)).toBe('mysql-3');
    choice.hear('mysql-1', false, 2);
    expect(choice.at(2)).toBe('mysql-3');
  });

  it('may be slow to answer, but not silent', () => {
    const choice = new PrimaryChoice();
    choice.hear('mysql-1', true, 0);
    expect(choice.at(3_999)).toBe('mysql-1');
    expect(choice.at(4_001)).toBeUndefined();
    choice.hear('mysql-1', true, 5_000);
    expect(choice.at(5_000)).toBe('mysql-1');
  });
});
