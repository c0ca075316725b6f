import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countOf } from '@abhyas/service-kit/rules';
import type { DataSource } from 'typeorm';
import type { ObjectStore } from '../figures/object-store.js';
import { examNameKey } from '../import/rules/question-digest.js';
import { ExportRepository, type ExamToExport } from './export.repository.js';
import { WRITERS } from './writers/choose-writer.js';
import {
  NotWritable,
  type ExportedQuestion,
  type QuestionWriter,
} from './writers/question-writer.js';

export interface ExportRequest {
  /** Case and repeated spaces do not matter. */
  exam: string;
  writer: QuestionWriter;
  out: Writable;
  /** Whether `out` is closed afterwards; standard output is not. */
  isEnded: boolean;
}

export interface ExportTools {
  dataSource: DataSource;
  /** Where pictures may be that are not in the database. */
  objects: ObjectStore | null;
}

export interface ExportReport {
  exam: string;
  questions: number;
}

/**
 * Writes every question of an exam, as of one moment. Throws NotWritable if the exam does not exist or
 * does not fit in the format.
 */
export async function exportExam(
  { dataSource, objects }: ExportTools,
  { exam: name, writer, out, isEnded }: ExportRequest,
): Promise<ExportReport> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const repository = new ExportRepository(manager, objects);
    const exam = await repository.findExam(examNameKey(name));
    if (!exam) throw await unknownExam(repository, name);
    if (!writer.holdsPictures) await refusePictures(repository, exam, writer);
    const report = { exam: exam.name, questions: 0 };
    const questions = counted(repository.readQuestions(exam), report);
    const pieces = Readable.from(writer.write(exam.name, questions, repository), {
      objectMode: true,
    });
    await pipeline(pieces, out, { end: isEnded });
    return report;
  });
}

async function* counted(
  questions: AsyncIterable<ExportedQuestion>,
  report: ExportReport,
): AsyncGenerator<ExportedQuestion> {
  for await (const question of questions) {
    report.questions += 1;
    yield question;
  }
}

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Before anything is written. */
async function refusePictures(
  repository: ExportRepository,
  exam: ExamToExport,
  { format }: QuestionWriter,
): Promise<void> {
  const illustrated = await repository.countIllustrated(exam);
  if (illustrated === 0) return;
  const names = WRITERS.filter(({ holdsPictures }) => holdsPictures).map(({ name }) => name);
  const count = `${countOf(illustrated, 'question')} of ${exam.name} ${illustrated === 1 ? 'has' : 'have'}`;
  throw new NotWritable(
    `${count} pictures, which ${format} cannot hold: export the exam as ${ALTERNATIVES.format(names)}.`,
  );
}

async function unknownExam(repository: ExportRepository, name: string): Promise<NotWritable> {
  const names = await repository.listExamNames();
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are no exams yet.';
  return new NotWritable(`There is no exam named ${JSON.stringify(name)}. ${known}`);
}
