import { BIOLOGY } from '../authored/biology.js';
import { BANKING } from '../authored/banking.js';
import type { AuthoredQuestion } from '../authored/authored-question.js';
import { CELLS } from '../authored/cells-and-molecules.js';
import { CHEMISTRY_AT_WORK } from '../authored/everyday-chemistry.js';
import { CHEMISTRY_CONCEPTS } from '../authored/chemistry-concepts.js';
import { CHILD_DEVELOPMENT } from '../authored/child-development.js';
import { UNIVERSITY } from '../authored/communication-and-higher-education.js';
import { COMPUTER_AWARENESS } from '../authored/computer-awareness.js';
import { COMPUTING_CONCEPTS } from '../authored/computing-concepts.js';
import { COMPUTER_SCIENCE } from '../authored/computer-science.js';
import { CULTURE } from '../authored/culture-and-static-knowledge.js';
import { DEFENCE } from '../authored/defence.js';
import { EARLY_HISTORY } from '../authored/early-history.js';
import { ECONOMY } from '../authored/economy.js';
import { ELECTRICAL_CONCEPTS } from '../authored/electrical-concepts.js';
import { ENGINEERING } from '../authored/engineering-concepts.js';
import { ENGLISH } from '../authored/english.js';
import { ENVIRONMENT } from '../authored/environment.js';
import { ENVIRONMENTAL_STUDIES } from '../authored/environmental-studies.js';
import { GENERAL_AWARENESS } from '../authored/general-awareness.js';
import { GEOGRAPHY } from '../authored/geography.js';
import { HEREDITY } from '../authored/heredity-and-ecology.js';
import { MODERN_HISTORY } from '../authored/modern-history.js';
import { PEDAGOGY } from '../authored/pedagogy.js';
import { PHRASES } from '../authored/phrases.js';
import { PHYSICS_AT_WORK } from '../authored/everyday-physics.js';
import { PHYSICS_CONCEPTS } from '../authored/physics-concepts.js';
import { PHYSIOLOGY } from '../authored/human-body.js';
import { PLANTS } from '../authored/plants-and-diversity.js';
import { POLITY } from '../authored/indian-polity.js';
import { SENTENCES } from '../authored/sentences.js';
import { TEACHING_AND_RESEARCH } from '../authored/teaching-and-research.js';
import { LEARNING_THEORIES } from '../authored/theories-of-learning.js';
import { USAGE } from '../authored/usage.js';
import { WORDS } from '../authored/words.js';
import {
  computerAwarenessFamilies,
  computerScienceFamilies,
  engineeringMathematicsFamilies,
  researchAptitudeFamilies,
} from '../families/computing/computing-families.js';
import { quantitativeFamilies } from '../families/quantitative/quantitative-families.js';
import { reasoningFamilies } from '../families/reasoning/reasoning-families.js';
import {
  biologyFamilies,
  chemistryFamilies,
  civilFamilies,
  electricalFamilies,
  mathematicsFamilies,
  mechanicalFamilies,
  physicsFamilies,
} from '../families/science/science-families.js';
import type { Family } from '../family.js';

/** Families by field, as the syllabi of several exams draw on them. */
export const FAMILIES = {
  quantitative: quantitativeFamilies,
  reasoning: reasoningFamilies,
  physics: physicsFamilies,
  chemistry: chemistryFamilies,
  biology: biologyFamilies,
  mathematics: mathematicsFamilies,
  civil: civilFamilies,
  electrical: electricalFamilies,
  mechanical: mechanicalFamilies,
  computerScience: computerScienceFamilies,
  engineeringMathematics: engineeringMathematicsFamilies,
  computerAwareness: computerAwarenessFamilies,
  teachingAptitude: ofSubject(researchAptitudeFamilies, 'Teaching Aptitude'),
  researchAptitude: ofSubject(researchAptitudeFamilies, 'Research Aptitude'),
  logic: ofSubject(researchAptitudeFamilies, 'Logical Reasoning'),
  dataInterpretation: [
    ...ofSubject(researchAptitudeFamilies, 'Data Interpretation'),
    ...ofTopics(quantitativeFamilies, 'Data Interpretation'),
  ],
} as const;

/** Mathematics for electrical engineers: without the discrete part that computing needs. */
export const ELECTRICAL_MATHEMATICS = [
  ...ofTopics(engineeringMathematicsFamilies, 'Linear Algebra', 'Probability'),
  ...ofTopics(
    mathematicsFamilies,
    'Limits, Continuity and Differentiability',
    'Integral Calculus',
    'Differential Equations',
    'Complex Numbers and Quadratic Equations',
    'Vector Algebra',
  ),
];

/** Arithmetic as banks ask it, without the figures of geometry. */
export const BANK_ARITHMETIC = withoutTopics(
  quantitativeFamilies,
  'Geometry',
  'Trigonometry',
  'Statistics',
);

/** Mathematics that is taught in the primary classes. */
export const PRIMARY_MATHEMATICS = withoutHard(
  ofTopics(
    quantitativeFamilies,
    'Number System',
    'LCM and HCF',
    'Simplification',
    'Percentages',
    'Ratio and Proportion',
    'Profit and Loss',
    'Averages',
    'Problems on Ages',
    'Geometry',
    'Mensuration',
    'Data Interpretation',
    'Statistics',
  ),
);

/** The arithmetic of Paper 1 of UGC NET, whose unit on data is another. */
export const UNIVERSITY_ARITHMETIC = withoutTopics(
  BANK_ARITHMETIC,
  'Mensuration',
  'Algebra',
  'Data Interpretation',
);

const HISTORY = [
  ...EARLY_HISTORY,
  ...MODERN_HISTORY,
  ...aboutTopics(GENERAL_AWARENESS, 'Indian History', 'Art and Culture'),
];
const INDIAN_POLITY = [...POLITY, ...aboutTopics(GENERAL_AWARENESS, 'Indian Polity')];
const WORLD_AND_INDIA = [...GEOGRAPHY, ...aboutTopics(GENERAL_AWARENESS, 'Geography')];
const ECONOMICS = [...ECONOMY, ...aboutTopics(GENERAL_AWARENESS, 'Economy')];
const GENERAL_SCIENCE = [
  ...PHYSICS_AT_WORK,
  ...CHEMISTRY_AT_WORK,
  ...aboutTopics(GENERAL_AWARENESS, 'General Science'),
  ...aboutTopics(PHYSIOLOGY, 'Human Physiology'),
  ...aboutTopics(HEREDITY, 'Microbes and Disease'),
];

/** Written questions by field, as the syllabi of several exams draw on them. */
export const AUTHORED = {
  english: [...ENGLISH, ...WORDS, ...PHRASES, ...USAGE, ...SENTENCES],
  verbalAptitude: [...WORDS, ...PHRASES, ...USAGE],
  history: HISTORY,
  polity: INDIAN_POLITY,
  geography: WORLD_AND_INDIA,
  economy: ECONOMICS,
  generalScience: GENERAL_SCIENCE,
  environment: ENVIRONMENT,
  culture: CULTURE,
  generalStudies: [
    ...HISTORY,
    ...INDIAN_POLITY,
    ...WORLD_AND_INDIA,
    ...ECONOMICS,
    ...GENERAL_SCIENCE,
    ...ENVIRONMENT,
    ...CULTURE,
  ],
  defence: DEFENCE,
  banking: BANKING,
  computerAwareness: COMPUTER_AWARENESS,
  computerScience: [...COMPUTER_SCIENCE, ...COMPUTING_CONCEPTS],
  physics: PHYSICS_CONCEPTS,
  chemistry: CHEMISTRY_CONCEPTS,
  civil: aboutTopics(ENGINEERING, 'Civil Engineering Concepts'),
  electrical: ELECTRICAL_CONCEPTS,
  mechanical: aboutTopics(ENGINEERING, 'Mechanical Engineering Concepts'),
  biology: [...BIOLOGY, ...CELLS, ...HEREDITY, ...PLANTS, ...PHYSIOLOGY],
  childDevelopment: [...CHILD_DEVELOPMENT, ...LEARNING_THEORIES],
  environmentalStudies: [
    ...ENVIRONMENTAL_STUDIES,
    ...aboutTopics(PEDAGOGY, 'Pedagogy of Environmental Studies'),
  ],
  pedagogyOfMathematics: aboutTopics(PEDAGOGY, 'Pedagogy of Mathematics'),
  pedagogyOfLanguage: aboutTopics(PEDAGOGY, 'Pedagogy of Language'),
  teachingAptitude: aboutTopics(TEACHING_AND_RESEARCH, 'Teaching Aptitude'),
  researchAptitude: aboutTopics(TEACHING_AND_RESEARCH, 'Research Aptitude'),
  communication: aboutTopics(UNIVERSITY, 'Communication'),
  higherEducation: aboutTopics(UNIVERSITY, 'Higher Education'),
  logic: aboutTopics(UNIVERSITY, 'Logic'),
} as const;

function aboutTopics(
  questions: readonly AuthoredQuestion[],
  ...topics: readonly string[]
): AuthoredQuestion[] {
  return questions.filter(([topic]) => topics.includes(topic));
}

function ofSubject(families: readonly Family[], wanted: string): Family[] {
  return families.filter(({ subject }) => subject === wanted);
}

/** Families of some topics only. */
export function ofTopics(families: readonly Family[], ...topics: readonly string[]): Family[] {
  return families.filter(({ topic }) => topics.includes(topic));
}

/** Families of all but some topics. */
export function withoutTopics(families: readonly Family[], ...topics: readonly string[]): Family[] {
  return families.filter(({ topic }) => !topics.includes(topic));
}

/** Families for exams at the level of school: without the hard ones. */
export function withoutHard(families: readonly Family[]): Family[] {
  return families.filter(({ difficulty }) => difficulty !== 'Hard');
}
