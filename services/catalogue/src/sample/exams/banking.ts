import { section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES } from './syllabus.js';

export const rbiGradeB: SampleExam = {
  name: 'RBI Grade B',
  description:
    'Phase 1 for Grade B officers of the Reserve Bank of India: general awareness, reasoning, quantitative aptitude and English.',
  color: 'warning',
  price: 899,
  features: [
    'General awareness with the economy and banking at its heart',
    'Reasoning and numbers at officer level',
    'Sectional tests with the time of the real paper',
    'Live tests marked +1 and −¼',
  ],
  searchTerms: 'Reserve Bank of India central bank banking officer Grade B phase 1',
  sections: [
    written('General Awareness', AUTHORED.generalStudies),
    section('Reasoning', FAMILIES.reasoning, 12),
    section('Quantitative Aptitude', FAMILIES.quantitative, 12),
    written('English Language', AUTHORED.english),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: [],
};

export const ibpsPo: SampleExam = {
  name: 'IBPS PO',
  description:
    'Preliminary examination for probationary officers of public sector banks: English, quantitative aptitude and reasoning, with banking and computer awareness for the main one.',
  color: 'info',
  price: 599,
  features: [
    'Preliminary mock tests of 100 questions in 60 minutes',
    'Speed with numbers: simplification, series, interest, data',
    'Reasoning that banks ask',
    'Live tests marked +1 and −¼',
  ],
  searchTerms:
    'Institute of Banking Personnel Selection bank banking probationary officer PO public sector SBI',
  sections: [
    written('English Language', AUTHORED.english),
    section('Quantitative Aptitude', FAMILIES.quantitative, 12),
    section('Reasoning Ability', FAMILIES.reasoning, 12),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: [],
};
