import type { Family } from '../../family.js';
import { algorithmsFamilies } from './algorithms.js';
import { combinatoricsFamilies } from './combinatorics.js';
import { compilerDesignFamilies } from './compiler-design.js';
import { computerBasicsFamilies } from './computer-awareness.js';
import { computerNetworksFamilies } from './computer-networks.js';
import { computerOrganizationFamilies } from './computer-organization.js';
import { dataStructuresFamilies } from './data-structures.js';
import { dataInterpretationFamilies } from './data-interpretation.js';
import { dataLinkFamilies } from './data-links.js';
import { databasesFamilies } from './databases.js';
import { digitalLogicFamilies } from './digital-logic.js';
import { numberRepresentationFamilies } from './number-representation.js';
import { discreteMathematicsFamilies } from './discrete-mathematics.js';
import { graphTheoryFamilies } from './graph-theory.js';
import { graphAndDynamicFamilies } from './graphs-and-optimisation.js';
import { linearAlgebraFamilies } from './linear-algebra.js';
import { linearStructuresFamilies } from './linear-structures.js';
import { logicalReasoningFamilies } from './logical-reasoning.js';
import { memoryManagementFamilies } from './memory-management.js';
import { operatingSystemsFamilies } from './operating-systems.js';
import { probabilityFamilies } from './probability.js';
import { researchStatisticsFamilies } from './research-aptitude.js';
import { spreadsheetFamilies } from './spreadsheets.js';
import { sqlFamilies } from './sql.js';
import { teachingAptitudeFamilies } from './teaching-aptitude.js';
import { theoryOfComputationFamilies } from './theory-of-computation.js';

/** Core subjects of GATE CSE, subject 'Computer Science'. */
export const computerScienceFamilies: readonly Family[] = [
  ...numberRepresentationFamilies,
  ...digitalLogicFamilies,
  ...computerOrganizationFamilies,
  ...dataStructuresFamilies,
  ...linearStructuresFamilies,
  ...algorithmsFamilies,
  ...graphAndDynamicFamilies,
  ...theoryOfComputationFamilies,
  ...compilerDesignFamilies,
  ...operatingSystemsFamilies,
  ...memoryManagementFamilies,
  ...databasesFamilies,
  ...sqlFamilies,
  ...computerNetworksFamilies,
  ...dataLinkFamilies,
];

/** Mathematics of GATE CSE, subject 'Engineering Mathematics'. */
export const engineeringMathematicsFamilies: readonly Family[] = [
  ...discreteMathematicsFamilies,
  ...combinatoricsFamilies,
  ...graphTheoryFamilies,
  ...linearAlgebraFamilies,
  ...probabilityFamilies,
];

/** Computer knowledge as bank examinations ask it, subject 'Computer Awareness'. */
export const computerAwarenessFamilies: readonly Family[] = [
  ...computerBasicsFamilies,
  ...spreadsheetFamilies,
];

/** Paper 1 of UGC NET, a subject for each of its units. */
export const researchAptitudeFamilies: readonly Family[] = [
  ...teachingAptitudeFamilies,
  ...researchStatisticsFamilies,
  ...logicalReasoningFamilies,
  ...dataInterpretationFamilies,
];
