import { BIOLOGY } from './authored/biology.js';
import { finishAuthored } from './authored/authored-question.js';
import { COMPUTER_SCIENCE } from './authored/computer-science.js';
import { ENGLISH } from './authored/english.js';
import { GENERAL_AWARENESS } from './authored/general-awareness.js';
import {
  computerScienceFamilies,
  engineeringMathematicsFamilies,
} from './families/computing/computing-families.js';
import { quantitativeFamilies } from './families/quantitative.js';
import { reasoningFamilies } from './families/reasoning.js';
import { scienceFamilies } from './families/sciences.js';
import { makeQuestions, type Family, type SampleQuestion } from './family.js';

/** An exam of the sample catalogue. */
export interface SampleExam {
  name: string;
  description: string;
  color: string;
  /** Whole rupees. */
  price: number;
  features: readonly string[];
  searchTerms: string;
  families: readonly Family[];
  authored: readonly SampleQuestion[];
  /** How its live tests are marked, after the real paper; its other tests take no marks away. */
  liveMarking: { correct: string; wrong: string };
}

/** Questions that each family gives to the exam's tests. */
export const QUESTIONS_PER_FAMILY = 12;
const SEED = 'first edition';

export const SAMPLE_EXAMS: readonly SampleExam[] = [
  {
    name: 'SSC CGL',
    description:
      'Tier 1 of the Combined Graduate Level examination: quantitative aptitude, reasoning, English and general awareness.',
    color: 'primary',
    price: 499,
    features: [
      'Tests for all four sections of Tier 1',
      'A worked solution for every question',
      'Quantitative topics drilled one by one',
      'Mixed sets with the balance of the real paper',
    ],
    searchTerms: 'Staff Selection Commission Combined Graduate Level government jobs SSC',
    families: [...quantitativeFamilies, ...reasoningFamilies],
    authored: [
      ...finishAuthored('English Language', ENGLISH),
      ...finishAuthored('General Awareness', GENERAL_AWARENESS),
    ],
    liveMarking: { correct: '2', wrong: '-1/2' },
  },
  {
    name: 'GATE CSE',
    description:
      'Computer Science and Information Technology for GATE: algorithms, systems, networks, databases and engineering mathematics.',
    color: 'info',
    price: 799,
    features: [
      'Core subjects and engineering mathematics',
      'Numbers worked out step by step',
      'Topic tests from digital logic to probability',
      'Live tests with negative marking of one third',
    ],
    searchTerms:
      'Graduate Aptitude Test in Engineering computer science information technology CS IT PSU MTech',
    families: [...computerScienceFamilies, ...engineeringMathematicsFamilies],
    authored: finishAuthored('Computer Science', COMPUTER_SCIENCE),
    liveMarking: { correct: '1', wrong: '-1/3' },
  },
  {
    name: 'NEET UG',
    description:
      'Physics, chemistry and biology for the undergraduate medical entrance examination.',
    color: 'success',
    price: 699,
    features: [
      'Biology from the cell to ecology',
      'Physics and chemistry with worked figures',
      'Genetics problems of every kind',
      'Live tests marked +4 and −1 as in the examination',
    ],
    searchTerms:
      'National Eligibility cum Entrance Test medical MBBS BDS AIIMS doctor undergraduate',
    families: scienceFamilies,
    authored: finishAuthored('Biology', BIOLOGY),
    liveMarking: { correct: '4', wrong: '-1' },
  },
];

/** All questions of a sample exam's listed tests; the same in every run. */
export function questionsOf({ families, authored }: SampleExam): SampleQuestion[] {
  return [
    ...families.flatMap((family) => makeQuestions(family, SEED, QUESTIONS_PER_FAMILY)),
    ...authored,
  ];
}
