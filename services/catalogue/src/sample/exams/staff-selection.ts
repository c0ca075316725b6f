import { paper, section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES, withoutHard, withoutTopics } from './syllabus.js';

const REASONING = 'General Intelligence & Reasoning';
const QUANTITATIVE = 'Quantitative Aptitude';
const ENGLISH = 'English Language';
const AWARENESS = 'General Awareness';

export const sscCgl: SampleExam = {
  name: 'SSC CGL',
  description:
    'Tier 1 of the Combined Graduate Level examination: quantitative aptitude, reasoning, English and general awareness.',
  color: 'primary',
  price: 499,
  features: [
    'Tests for all four sections of Tier 1',
    'A worked solution for every question',
    'Quantitative topics drilled one by one',
    'Full mock tests of 100 questions in 60 minutes, marked +2 and −½',
  ],
  searchTerms: 'Staff Selection Commission Combined Graduate Level government jobs SSC inspector',
  sections: [
    section(REASONING, FAMILIES.reasoning, 360),
    section(QUANTITATIVE, FAMILIES.quantitative, 440),
    written(ENGLISH, AUTHORED.english),
    written(AWARENESS, AUTHORED.generalStudies),
  ],
  marking: { correct: '2', wrong: '-1/2' },
  papers: [
    paper('Tier 1 Mock Test', 60, {
      [REASONING]: 25,
      [AWARENESS]: 25,
      [QUANTITATIVE]: 25,
      [ENGLISH]: 25,
    }),
  ],
};

export const sscChsl: SampleExam = {
  name: 'SSC CHSL',
  description:
    'Tier 1 of the Combined Higher Secondary Level examination for clerks, assistants and data entry operators.',
  color: 'info',
  price: 399,
  features: [
    'Made for those who have passed class 12',
    'Basic arithmetic, step by step',
    'English usage and vocabulary',
    'Full mock tests of 100 questions in 60 minutes, marked +2 and −½',
  ],
  searchTerms:
    'Staff Selection Commission Combined Higher Secondary Level 10+2 LDC DEO clerk government jobs SSC',
  sections: [
    written(ENGLISH, AUTHORED.english),
    section(REASONING, FAMILIES.reasoning, 320),
    section(QUANTITATIVE, FAMILIES.quantitative, 360),
    written(AWARENESS, AUTHORED.generalStudies, AUTHORED.computerAwareness),
  ],
  marking: { correct: '2', wrong: '-1/2' },
  papers: [
    paper('Tier 1 Mock Test', 60, {
      [ENGLISH]: 25,
      [REASONING]: 25,
      [QUANTITATIVE]: 25,
      [AWARENESS]: 25,
    }),
  ],
};

export const sscJe: SampleExam = {
  name: 'SSC JE',
  description:
    'Paper 1 of the Junior Engineer examination: reasoning, general awareness and general engineering.',
  color: 'warning',
  price: 549,
  features: [
    'Civil, electrical and mechanical engineering, each by itself',
    'Engineering by numbers, each worked out',
    'Reasoning and general awareness as in Paper 1',
    'Full mock tests of 200 questions in 120 minutes, marked +1 and −¼',
  ],
  searchTerms:
    'Staff Selection Commission Junior Engineer civil electrical mechanical diploma CPWD MES SSC',
  sections: [
    section(REASONING, FAMILIES.reasoning, 320),
    written(AWARENESS, AUTHORED.generalStudies),
    section('Civil Engineering', FAMILIES.civil, 320, AUTHORED.civil),
    section('Electrical Engineering', FAMILIES.electrical, 320, AUTHORED.electrical),
    section('Mechanical Engineering', FAMILIES.mechanical, 320, AUTHORED.mechanical),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: ['Civil', 'Electrical', 'Mechanical'].map((branch) =>
    paper(`Paper 1 Mock Test, ${branch}`, 120, {
      [REASONING]: 50,
      [AWARENESS]: 50,
      [`${branch} Engineering`]: 100,
    }),
  ),
};

export const sscGd: SampleExam = {
  name: 'SSC GD',
  description:
    'Constable (General Duty) examination for the central armed police forces: reasoning, general knowledge, elementary mathematics and English.',
  color: 'success',
  price: 299,
  features: [
    'Everything at the level of class 10',
    'Elementary mathematics with each step shown',
    'General knowledge of India',
    'Full mock tests of 80 questions in 60 minutes, marked +2 and −¼',
  ],
  searchTerms:
    'Staff Selection Commission General Duty constable BSF CISF CRPF SSB ITBP Assam Rifles police SSC',
  sections: [
    section(REASONING, withoutHard(FAMILIES.reasoning), 280),
    written('General Knowledge', AUTHORED.generalStudies, AUTHORED.defence),
    section(
      'Elementary Mathematics',
      withoutHard(withoutTopics(FAMILIES.quantitative, 'Trigonometry', 'Algebra')),
      320,
    ),
    written(ENGLISH, AUTHORED.english),
  ],
  marking: { correct: '2', wrong: '-1/4' },
  papers: [
    paper('Constable Mock Test', 60, {
      [REASONING]: 20,
      'General Knowledge': 20,
      'Elementary Mathematics': 20,
      [ENGLISH]: 20,
    }),
  ],
};
