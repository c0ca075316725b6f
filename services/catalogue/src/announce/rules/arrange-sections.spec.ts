import { describe, expect, it } from '@jest/globals';
import { arrangeSections } from './arrange-sections.js';

const SECTIONS = [
  { subject: 'Reasoning', questions: 2 },
  { subject: 'English', questions: 1 },
];
const arrange = (...questions: string[]) =>
  arrangeSections(questions, SECTIONS, (question) => question.replace(/\d/, ''));

describe('the sections of a live test', () => {
  it('follow the pattern, and keep the order of the file inside', () => {
    expect(arrange('english1', 'Reasoning 2', 'Reasoning 1')).toEqual({
      questions: ['Reasoning 2', 'Reasoning 1', 'english1'],
    });
  });

  it('need exactly their questions, and no others', () => {
    expect(arrange('Reasoning1', 'English1', 'English2', 'Hindi1')).toEqual({
      errors: [
        'Reasoning needs 2 questions. The file has 1.',
        'English needs 1 question. The file has 2.',
        'The file has 1 question of Hindi, which is no section of the pattern.',
      ],
    });
  });
});
