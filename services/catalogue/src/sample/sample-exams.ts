import { ibpsPo, rbiGradeB } from './exams/banking.js';
import { gateCse, gateEe, jeeMain, neetUg } from './exams/entrance.js';
import { crpfHc, upscCapf, upscCds } from './exams/forces.js';
import { rrbNtpc } from './exams/railways.js';
import { sscCgl, sscChsl, sscGd, sscJe } from './exams/staff-selection.js';
import { ctet, ugcNet } from './exams/teaching.js';
import type { SampleExam } from './sample-exam.js';

/** The exams of the sample catalogue, in the order of the list. */
export const SAMPLE_EXAMS: readonly SampleExam[] = [
  sscCgl,
  sscChsl,
  sscJe,
  rrbNtpc,
  gateCse,
  gateEe,
  neetUg,
  jeeMain,
  rbiGradeB,
  ibpsPo,
  crpfHc,
  upscCapf,
  sscGd,
  upscCds,
  ctet,
  ugcNet,
];
