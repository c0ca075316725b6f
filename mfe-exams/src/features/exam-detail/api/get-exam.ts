import { catalogue, type ExamDetail } from '../../../shared/api/catalogue';

/** One exam with its tests and syllabus. */
export function getExam(examId: string): Promise<ExamDetail> {
  return catalogue.GET('/exams/{examId}', { params: { path: { examId } } });
}
