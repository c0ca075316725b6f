import { section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES } from './syllabus.js';

export const ctet: SampleExam = {
  name: 'CTET',
  description:
    'Paper 1 of the Central Teacher Eligibility Test for classes 1 to 5: child development, language, mathematics and environmental studies.',
  color: 'success',
  price: 349,
  features: [
    'For teachers of classes 1 to 5',
    'Content and pedagogy side by side',
    'Mathematics with every step shown',
    'No marks are taken away, as in the examination',
  ],
  searchTerms: 'Central Teacher Eligibility Test teaching teacher school primary TET pedagogy',
  sections: [
    section('Mathematics', FAMILIES.quantitative, 12),
    written('Language: English', AUTHORED.english),
  ],
  marking: { correct: '1', wrong: '0' },
  papers: [],
};

export const ugcNet: SampleExam = {
  name: 'UGC NET',
  description:
    'Paper 1 of the National Eligibility Test: teaching and research aptitude, reasoning, data, communication and higher education.',
  color: 'primary',
  price: 449,
  features: [
    'The ten units of Paper 1',
    'Reasoning and data interpretation by numbers',
    'For assistant professors and junior research fellows',
    'No marks are taken away, as in the examination',
  ],
  searchTerms:
    'University Grants Commission National Eligibility Test lecturer assistant professor JRF research paper 1',
  sections: [
    section('Mathematical Reasoning and Aptitude', FAMILIES.quantitative, 8),
    section('Logical Reasoning', FAMILIES.reasoning, 12),
  ],
  marking: { correct: '2', wrong: '0' },
  papers: [],
};
