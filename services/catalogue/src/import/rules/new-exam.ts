import { examCategoriesOf } from '../../exams/rules/exam-categories.js';

/** Names of design tokens on the screens. */
const COLORS = ['primary', 'info', 'success', 'warning', 'danger'] as const;

/** The generated profile of a new exam, of which a file only has the name. */
export interface ExamDescription {
  description: string;
  color: string;
  /** What the exam is for. */
  examCategories: readonly string[];
  features: readonly string[];
  searchTerms: string;
}

const FEATURES = [
  'Timed tests, a minute for each question',
  'Tests by subject, by topic and in mixed sets',
  'Marks per subject and per difficulty after every test',
  'Every question can be reviewed afterwards',
];

/** Other names for exams whose names contain one of these words. */
const FAMILIES: Readonly<Record<string, string>> = {
  CAPF: 'Central Armed Police Forces assistant commandant',
  CDS: 'Combined Defence Services army navy air force defence',
  CRPF: 'Central Reserve Police Force head constable police',
  CTET: 'Central Teacher Eligibility Test teaching school',
  GATE: 'Graduate Aptitude Test in Engineering MTech PSU',
  GD: 'General Duty constable police',
  IBPS: 'Institute of Banking Personnel Selection bank banking probationary officer',
  JE: 'Junior Engineer engineering',
  JEE: 'Joint Entrance Examination engineering IIT NIT BTech',
  NEET: 'National Eligibility cum Entrance Test medical MBBS BDS doctor',
  NET: 'National Eligibility Test lecturer professor JRF',
  NTPC: 'Non-Technical Popular Categories',
  RBI: 'Reserve Bank of India bank banking officer',
  RRB: 'Railway Recruitment Board railways',
  SSC: 'Staff Selection Commission government jobs',
  UGC: 'University Grants Commission',
  UPSC: 'Union Public Service Commission civil services',
};

/** Generates a profile from an exam's name; the same name always gives the same profile. */
export function describeNewExam(name: string): ExamDescription {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return {
    description: `Practice tests for ${name}: subject by subject, topic by topic, and in mixed sets like the real paper.`,
    color: COLORS[sum % COLORS.length] ?? 'primary',
    examCategories: examCategoriesOf(name),
    features: FEATURES,
    searchTerms: familiesOf(name),
  };
}

function familiesOf(name: string): string {
  const words = name.toUpperCase().split(/[^A-Z]+/);
  return words.flatMap((word) => FAMILIES[word] ?? []).join(' ');
}
