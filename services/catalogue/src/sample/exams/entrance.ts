import { paper, section, type SampleExam } from '../sample-exam.js';
import { AUTHORED, ELECTRICAL_MATHEMATICS, FAMILIES } from './syllabus.js';

const GENERAL_APTITUDE = 'General Aptitude';
const MATHEMATICS = 'Engineering Mathematics';

export const gateCse: SampleExam = {
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
  sections: [
    section('Computer Science', FAMILIES.computerScience, 640, AUTHORED.computerScience),
    section(MATHEMATICS, FAMILIES.engineeringMathematics, 240),
    section(
      GENERAL_APTITUDE,
      [...FAMILIES.quantitative, ...FAMILIES.reasoning],
      200,
      AUTHORED.verbalAptitude,
    ),
  ],
  marking: { correct: '1', wrong: '-1/3' },
  papers: [
    paper('GATE Mock Test', 180, {
      [GENERAL_APTITUDE]: 10,
      [MATHEMATICS]: 10,
      'Computer Science': 45,
    }),
  ],
};

export const gateEe: SampleExam = {
  name: 'GATE EE',
  description:
    'Electrical Engineering for GATE: circuits, machines, power and control, with engineering mathematics and general aptitude.',
  color: 'warning',
  price: 799,
  features: [
    'Electrical engineering by numbers, each worked out',
    'Engineering mathematics in tests of its own',
    'General aptitude as in every GATE paper',
    'Live tests with negative marking of one third',
  ],
  searchTerms:
    'Graduate Aptitude Test in Engineering electrical engineering power circuits PSU MTech',
  sections: [
    section('Electrical Engineering', FAMILIES.electrical, 440, AUTHORED.electrical),
    section(MATHEMATICS, ELECTRICAL_MATHEMATICS, 280),
    section(
      GENERAL_APTITUDE,
      [...FAMILIES.quantitative, ...FAMILIES.reasoning],
      200,
      AUTHORED.verbalAptitude,
    ),
  ],
  marking: { correct: '1', wrong: '-1/3' },
  papers: [
    paper('GATE Mock Test', 180, {
      [GENERAL_APTITUDE]: 10,
      [MATHEMATICS]: 10,
      'Electrical Engineering': 45,
    }),
  ],
};

export const neetUg: SampleExam = {
  name: 'NEET UG',
  description: 'Physics, chemistry and biology for the undergraduate medical entrance examination.',
  color: 'success',
  price: 699,
  features: [
    'Biology from the cell to ecology',
    'Physics and chemistry with worked figures',
    'Genetics problems of every kind',
    'Live tests marked +4 and −1 as in the examination',
  ],
  searchTerms: 'National Eligibility cum Entrance Test medical MBBS BDS AIIMS doctor undergraduate',
  sections: [
    section('Physics', FAMILIES.physics, 480, AUTHORED.physics),
    section('Chemistry', FAMILIES.chemistry, 440, AUTHORED.chemistry),
    section('Biology', FAMILIES.biology, 200, AUTHORED.biology),
  ],
  marking: { correct: '4', wrong: '-1' },
  papers: [paper('NEET Mock Test', 180, { Physics: 45, Chemistry: 45, Biology: 90 })],
};

export const jeeMain: SampleExam = {
  name: 'JEE Main',
  description:
    'Physics, chemistry and mathematics for admission to engineering colleges, and the way to JEE Advanced.',
  color: 'danger',
  price: 699,
  features: [
    'Physics, chemistry and mathematics in equal parts',
    'Figures that differ in every test, each worked out',
    'Topic tests to find what is not firm yet',
    'Live tests marked +4 and −1 as in the examination',
  ],
  searchTerms: 'Joint Entrance Examination engineering IIT NIT IIIT BTech BE',
  sections: [
    section('Physics', FAMILIES.physics, 440, AUTHORED.physics),
    section('Chemistry', FAMILIES.chemistry, 400, AUTHORED.chemistry),
    section('Mathematics', FAMILIES.mathematics, 440),
  ],
  marking: { correct: '4', wrong: '-1' },
  papers: [paper('JEE Main Mock Test', 180, { Physics: 25, Chemistry: 25, Mathematics: 25 })],
};
