import { latestChange, type SitemapPage } from './write-sitemap.js';

/** What the sitemap needs to know of an exam that is offered. */
export interface SitemapExam {
  id: string;
  categories: readonly string[];
  /** When the exam or one of its tests last changed. */
  changedAt: Date;
}

/** A test of an exam that is offered. */
export interface SitemapTest {
  id: string;
  examId: string;
  changedAt: Date;
}

/** Pages without data of the catalogue. */
const FIXED = ['/', '/help', '/terms', '/privacy', '/refunds', '/accessibility'];
const LIST = '/exam-test-series';

/** The public pages of the site, under the addresses that they say are their own. */
export function listPages(
  exams: readonly SitemapExam[],
  tests: readonly SitemapTest[],
  pageSize: number,
): SitemapPage[] {
  const details = exams.map(({ id, changedAt }) => ({ path: `/exam-details/${id}`, changedAt }));
  const lists = [undefined, ...new Set(exams.flatMap(({ categories }) => categories))].flatMap(
    (category) => pagesOfList(exams, category, pageSize),
  );
  return [
    ...FIXED.map((path) => ({ path })),
    ...lists,
    ...details,
    ...tests.map(({ id, examId, changedAt }) => ({
      path: `/test-details/${examId}/${id}`,
      changedAt,
    })),
  ];
}

function pagesOfList(
  exams: readonly SitemapExam[],
  category: string | undefined,
  pageSize: number,
): SitemapPage[] {
  const listed =
    category === undefined
      ? exams
      : exams.filter(({ categories }) => categories.includes(category));
  const changedAt = latestChange(listed.map((exam) => ({ path: '', changedAt: exam.changedAt })));
  const count = Math.max(1, Math.ceil(listed.length / pageSize));
  return Array.from({ length: count }, (_, index) => {
    const query = new URLSearchParams({
      ...(category !== undefined && { category }),
      ...(index > 0 && { page: String(index + 1) }),
    });
    const path = query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
    return { path, ...(changedAt && { changedAt }) };
  });
}
