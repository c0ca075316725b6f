import { describe, expect, it } from '@jest/globals';
import { patternWords } from './pattern-words.js';

describe('patternWords', () => {
  it.each<[pattern: RegExp, words: string[]]>([
    [/\b(offline|lobby)\b/u, ['offline', 'lobby']],
    [/\bstar(red)?\b.*\bquestions?\b/u, ['starred', 'star', 'questions', 'question']],
    [/\bfavou?rite\b/u, ['favourite', 'favorite']],
    [/\bdelet\w*\b|\bwhat( \w+){0,2} next\b/u, ['what', 'next']],
    [/^(?!.*\bretake\w*\b)(?=.*\brank\b).*\bnot\b/u, ['rank']],
  ])('reads %s', (pattern, words) => {
    expect(patternWords([pattern]).sort()).toEqual(words.sort());
  });
});
