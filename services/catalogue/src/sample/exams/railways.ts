import { paper, section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES } from './syllabus.js';

export const rrbNtpc: SampleExam = {
  name: 'RRB NTPC',
  description:
    'First computer-based test for Non-Technical Popular Categories of the railways: general awareness, mathematics and reasoning.',
  color: 'danger',
  price: 399,
  features: [
    'Forty questions of general awareness in every full mock test',
    'Mathematics up to class 10, each step shown',
    'Reasoning from series to calendars',
    'Full mock tests of 100 questions in 90 minutes, marked +1 and −⅓',
  ],
  searchTerms:
    'Railway Recruitment Board railways rail Non-Technical Popular Categories station master goods guard clerk',
  sections: [
    written('General Awareness', AUTHORED.generalStudies, AUTHORED.computerAwareness),
    section('Mathematics', FAMILIES.quantitative, 400),
    section('General Intelligence & Reasoning', FAMILIES.reasoning, 320),
  ],
  marking: { correct: '1', wrong: '-1/3' },
  papers: [
    paper('CBT 1 Mock Test', 90, {
      'General Awareness': 40,
      Mathematics: 30,
      'General Intelligence & Reasoning': 30,
    }),
  ],
};
