import { examData } from './exam-data.ts';
import { listData, readJson } from './read-data.ts';
import { toSampleExam, type SampleExam } from './sample-exam.ts';
import { SAMPLE_PROFILES } from './sample-profiles.ts';

/** The exams of the sample catalogue, in list order. */
export const SAMPLE_EXAMS: readonly SampleExam[] = listData('exams').map((file) =>
  toSampleExam(readJson(file, examData), SAMPLE_PROFILES),
);
