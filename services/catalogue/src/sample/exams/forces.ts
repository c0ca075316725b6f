import { paper, section, written, type SampleExam } from '../sample-exam.js';
import { AUTHORED, FAMILIES } from './syllabus.js';

export const crpfHc: SampleExam = {
  name: 'CRPF HC',
  description:
    'Head Constable (Ministerial) of the Central Reserve Police Force: English, general aptitude, general intelligence and quantitative aptitude.',
  color: 'primary',
  price: 349,
  features: [
    'All four parts of the written test',
    'Mental ability and numbers at the level of class 12',
    'General aptitude with India in view',
    'Full mock tests of 100 questions in 90 minutes, marked +1 and −¼',
  ],
  searchTerms: 'Central Reserve Police Force head constable ministerial clerk police paramilitary',
  sections: [
    written('English Language', AUTHORED.english),
    written('General Aptitude', AUTHORED.generalStudies, AUTHORED.defence),
    section('General Intelligence', FAMILIES.reasoning, 280),
    section('Quantitative Aptitude', FAMILIES.quantitative, 320),
  ],
  marking: { correct: '1', wrong: '-1/4' },
  papers: [
    paper('Written Test Mock', 90, {
      'English Language': 25,
      'General Aptitude': 25,
      'General Intelligence': 25,
      'Quantitative Aptitude': 25,
    }),
  ],
};

export const upscCapf: SampleExam = {
  name: 'UPSC CAPF',
  description:
    'Paper 1 for assistant commandants of the central armed police forces: general ability and intelligence.',
  color: 'success',
  price: 599,
  features: [
    'Mental ability, science, polity, economy, history and geography',
    'Explanations that say why, not only which',
    'Subject tests to close gaps one by one',
    'Live tests marked +2 and −⅔ as in Paper 1',
  ],
  searchTerms:
    'Union Public Service Commission Central Armed Police Forces assistant commandant AC BSF CRPF CISF ITBP SSB',
  sections: [
    section('General Mental Ability', [...FAMILIES.reasoning, ...FAMILIES.quantitative], 400),
    written('General Science', AUTHORED.generalScience, AUTHORED.environment),
    written('Indian Polity and Economy', AUTHORED.polity, AUTHORED.economy),
    written('History of India', AUTHORED.history),
    written('Indian and World Geography', AUTHORED.geography),
    written('Events of National and International Importance', AUTHORED.culture, AUTHORED.defence),
  ],
  marking: { correct: '2', wrong: '-2/3' },
  papers: [
    paper('Paper 1 Mock Test', 120, {
      'General Mental Ability': 25,
      'General Science': 25,
      'Indian Polity and Economy': 25,
      'History of India': 20,
      'Indian and World Geography': 20,
      'Events of National and International Importance': 10,
    }),
  ],
};

export const upscCds: SampleExam = {
  name: 'UPSC CDS',
  description:
    'Combined Defence Services examination for the academies of army, navy and air force: English, general knowledge and elementary mathematics.',
  color: 'danger',
  price: 549,
  features: [
    'All three papers of the written examination',
    'Elementary mathematics from arithmetic to mensuration',
    'English usage and vocabulary',
    'Live tests with negative marking of one third',
  ],
  searchTerms:
    'Union Public Service Commission Combined Defence Services army navy air force IMA INA AFA OTA officer',
  sections: [
    written('English', AUTHORED.english),
    written('General Knowledge', AUTHORED.generalStudies, AUTHORED.defence),
    section('Elementary Mathematics', FAMILIES.quantitative, 480),
  ],
  marking: { correct: '1', wrong: '-1/3' },
  papers: [
    paper('English Mock Test', 120, { English: 120 }),
    paper('General Knowledge Mock Test', 120, { 'General Knowledge': 120 }),
    paper('Elementary Mathematics Mock Test', 120, { 'Elementary Mathematics': 100 }),
  ],
};
