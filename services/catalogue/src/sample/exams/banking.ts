import { paper, section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, BANK_ARITHMETIC, FAMILIES } from './syllabus.js';

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
    written(
      'General Awareness',
      AUTHORED.banking,
      AUTHORED.economy,
      AUTHORED.polity,
      AUTHORED.geography,
      AUTHORED.culture,
      AUTHORED.computerAwareness,
    ),
    section('Reasoning', FAMILIES.reasoning, 360),
    section('Quantitative Aptitude', BANK_ARITHMETIC, 280),
    written('English Language', AUTHORED.english),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: [
    paper('Phase 1 Mock Test', 120, {
      'General Awareness': 80,
      Reasoning: 60,
      'Quantitative Aptitude': 30,
      'English Language': 30,
    }),
  ],
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
    section('Quantitative Aptitude', BANK_ARITHMETIC, 400),
    section('Reasoning Ability', FAMILIES.reasoning, 400),
    written('General Awareness', AUTHORED.banking, AUTHORED.economy, AUTHORED.culture),
    section('Computer Awareness', FAMILIES.computerAwareness, 160, AUTHORED.computerAwareness),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: [
    paper('Preliminary Mock Test', 60, {
      'English Language': 30,
      'Quantitative Aptitude': 35,
      'Reasoning Ability': 35,
    }),
  ],
};
