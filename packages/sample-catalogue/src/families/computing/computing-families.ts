import type { Family } from '../../family.ts';
import { algorithmsFamilies } from './algorithms.ts';
import { combinatoricsFamilies } from './combinatorics.ts';
import { compilerDesignFamilies } from './compiler-design.ts';
import { computerBasicsFamilies } from './computer-awareness.ts';
import { computerNetworksFamilies } from './computer-networks.ts';
import { computerOrganizationFamilies } from './computer-organization.ts';
import { dataInterpretationFamilies } from './data-interpretation.ts';
import { dataLinkFamilies } from './data-links.ts';
import { dataStructuresFamilies } from './data-structures.ts';
import { databasesFamilies } from './databases.ts';
import { digitalLogicFamilies } from './digital-logic.ts';
import { discreteMathematicsFamilies } from './discrete-mathematics.ts';
import { graphTheoryFamilies } from './graph-theory.ts';
import { graphAndDynamicFamilies } from './graphs-and-optimisation.ts';
import { linearAlgebraFamilies } from './linear-algebra.ts';
import { linearStructuresFamilies } from './linear-structures.ts';
import { logicalReasoningFamilies } from './logical-reasoning.ts';
import { memoryManagementFamilies } from './memory-management.ts';
import { numberRepresentationFamilies } from './number-representation.ts';
import { operatingSystemsFamilies } from './operating-systems.ts';
import { probabilityFamilies } from './probability.ts';
import { researchStatisticsFamilies } from './research-aptitude.ts';
import { spreadsheetFamilies } from './spreadsheets.ts';
import { sqlFamilies } from './sql.ts';
import { teachingAptitudeFamilies } from './teaching-aptitude.ts';
import { theoryOfComputationFamilies } from './theory-of-computation.ts';

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
