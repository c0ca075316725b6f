import { BIOLOGY } from '../authored/biology.js';
import { COMPUTER_SCIENCE } from '../authored/computer-science.js';
import { ENGLISH } from '../authored/english.js';
import { GENERAL_AWARENESS } from '../authored/general-awareness.js';
import {
  computerScienceFamilies,
  engineeringMathematicsFamilies,
} from '../families/computing/computing-families.js';
import { quantitativeFamilies } from '../families/quantitative/quantitative-families.js';
import { reasoningFamilies } from '../families/reasoning/reasoning-families.js';
import {
  biologyFamilies,
  chemistryFamilies,
  electricalFamilies,
  physicsFamilies,
} from '../families/science/science-families.js';
import type { Family } from '../family.js';

/** What the syllabi of several exams draw on: families and authored questions by field. */
export const FAMILIES = {
  quantitative: quantitativeFamilies,
  reasoning: reasoningFamilies,
  physics: physicsFamilies,
  chemistry: chemistryFamilies,
  biology: biologyFamilies,
  electricity: electricalFamilies,
  computerScience: computerScienceFamilies,
  engineeringMathematics: engineeringMathematicsFamilies,
} as const;

export const AUTHORED = {
  english: ENGLISH,
  generalStudies: GENERAL_AWARENESS,
  biology: BIOLOGY,
  computerScience: COMPUTER_SCIENCE,
} as const;

export function ofSubject(families: readonly Family[], subject: string): Family[] {
  return families.filter((family) => family.subject === subject);
}

export function ofTopics(families: readonly Family[], ...topics: readonly string[]): Family[] {
  return families.filter(({ topic }) => topics.includes(topic));
}
