import { catalogue, type ExamPage } from '../../../shared/api/catalogue';

const pageSize = 12;

/** One page of all exams, or of those that match a search text. */
export function findExams(text: string, page: number): Promise<ExamPage> {
  return text === ''
    ? catalogue.GET('/exams', { params: { query: { page, limit: pageSize } } })
    : catalogue.GET('/exams/search', { params: { query: { q: text, page, limit: pageSize } } });
}
