import { examData } from './exam-data.ts';
import { listData, readJson } from './read-data.ts';
import { toSampleExam, type SampleExam } from './sample-exam.ts';

/** The exams of the sample catalogue, in list order. */
export const SAMPLE_EXAMS: readonly SampleExam[] = listData('exams').map((file) =>
  toSampleExam(readJson(file, examData)),
);
