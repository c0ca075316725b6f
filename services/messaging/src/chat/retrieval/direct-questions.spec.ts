import { describe, expect, it } from '@jest/globals';
import { HELP_PASSAGES } from '../knowledge/help-passages.js';
import { STUDY_PASSAGES } from '../knowledge/study-passages.js';
import { passageLinks } from '../links/chat-link.js';
import { DIRECT_QUESTIONS } from './direct-questions.js';

const IDS = [...HELP_PASSAGES, ...STUDY_PASSAGES].map(({ id }) => id);

describe('DIRECT_QUESTIONS', () => {
  it('names only passages that exist', () => {
    expect(DIRECT_QUESTIONS.map(([, id]) => id).filter((id) => !IDS.includes(id))).toEqual([]);
  });
});

describe('passageLinks', () => {
  it('leads to pages of this site', () => {
    const paths = IDS.flatMap((id) => passageLinks(id)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !/^\/(?!\/)/.test(path))).toEqual([]);
  });
});
