import { paper, section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES, PRIMARY_MATHEMATICS, UNIVERSITY_ARITHMETIC } from './syllabus.js';

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
    written('Child Development and Pedagogy', AUTHORED.childDevelopment),
    written('Language: English', AUTHORED.english, AUTHORED.pedagogyOfLanguage),
    section('Mathematics', PRIMARY_MATHEMATICS, 320, AUTHORED.pedagogyOfMathematics),
    written('Environmental Studies', AUTHORED.environmentalStudies, AUTHORED.environment),
  ],
  marking: { correct: '1', wrong: '0' },
  papers: [
    paper('Paper 1 Mock Test', 120, {
      'Child Development and Pedagogy': 30,
      'Language: English': 30,
      Mathematics: 30,
      'Environmental Studies': 30,
    }),
  ],
};

export const ugcNet: SampleExam = {
  name: 'UGC NET',
  description:
    'Paper 1 of the National Eligibility Test: teaching and research aptitude, reasoning, data, communication and higher education.',
  color: 'primary',
  price: 449,
  features: [
    'Teaching, research, communication and higher education, unit by unit',
    'Reasoning and data interpretation by numbers',
    'For assistant professors and junior research fellows',
    'No marks are taken away, as in the examination',
  ],
  searchTerms:
    'University Grants Commission National Eligibility Test lecturer assistant professor JRF research paper 1',
  sections: [
    section('Teaching Aptitude', FAMILIES.teachingAptitude, 60, AUTHORED.teachingAptitude),
    section('Research Aptitude', FAMILIES.researchAptitude, 120, AUTHORED.researchAptitude),
    written('Communication', AUTHORED.communication),
    section('Mathematical Reasoning and Aptitude', UNIVERSITY_ARITHMETIC, 240),
    section('Logical Reasoning', [...FAMILIES.logic, ...FAMILIES.reasoning], 240, AUTHORED.logic),
    section('Data Interpretation', FAMILIES.dataInterpretation, 120),
    section(
      'Information and Communication Technology',
      FAMILIES.computerAwareness,
      60,
      AUTHORED.computerAwareness,
    ),
    written('People, Development and Environment', AUTHORED.environment),
    written('Higher Education System', AUTHORED.higherEducation),
  ],
  marking: { correct: '2', wrong: '0' },
  papers: [
    paper('Paper 1 Mock Test', 60, {
      'Teaching Aptitude': 6,
      'Research Aptitude': 6,
      Communication: 5,
      'Mathematical Reasoning and Aptitude': 5,
      'Logical Reasoning': 5,
      'Data Interpretation': 5,
      'Information and Communication Technology': 6,
      'People, Development and Environment': 6,
      'Higher Education System': 6,
    }),
  ],
};
