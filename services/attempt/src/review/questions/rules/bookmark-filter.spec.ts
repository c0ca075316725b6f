import { describe, expect, it } from '@jest/globals';
import { filterChoices, searchWords } from './bookmark-filter.js';

const place = (examId: string, subject: string, topic: string) => ({
  examId,
  examName: `Exam ${examId}`,
  subject,
  topic,
});

const places = [
  place('b', 'English', 'Synonyms'),
  place('a', 'Quant', 'Percentages'),
  place('a', 'Quant', 'Algebra'),
  place('a', 'Reasoning', ''),
];

describe('filterChoices', () => {
  it('offers all names without a choice', () => {
    expect(filterChoices(places, {})).toEqual({
      exams: [
        { _id: 'a', name: 'Exam a' },
        { _id: 'b', name: 'Exam b' },
      ],
      subjects: ['English', 'Quant', 'Reasoning'],
      topics: ['Algebra', 'Percentages', 'Synonyms'],
    });
  });

  it('offers the subjects of the exam and the topics of the subject', () => {
    expect(filterChoices(places, { examId: 'a', subject: 'Quant' })).toMatchObject({
      exams: [expect.anything(), expect.anything()],
      subjects: ['Quant', 'Reasoning'],
      topics: ['Algebra', 'Percentages'],
    });
  });

  it('treats a choice that fits nothing as none', () => {
    expect(filterChoices(places, { examId: "' OR 1=1", subject: '%' })).toEqual(
      filterChoices(places, {}),
    );
  });
});

describe('searchWords', () => {
  it('splits and lowers, and takes at most eight', () => {
    expect(searchWords('  Profit  AND loss ')).toEqual(['profit', 'and', 'loss']);
    expect(searchWords('x '.repeat(50))).toHaveLength(8);
    expect(searchWords(undefined)).toEqual([]);
  });
});
