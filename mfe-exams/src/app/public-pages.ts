import type { PageRequest, PublicPage } from '@abhyas/page-kit';
import { examPath, EXAMS_PATH, testDetailsPath } from '@abhyas/web-kit';
import { examQuery } from '../features/exam-detail/api/get-exam';
import { examsQuery, pageSize } from '../features/exam-list/api/find-exams';
import { offeredExamsQuery } from '../features/exam-list/api/get-offered-exams';
import {
  listPath,
  readListAddress,
  type ExamListView,
} from '../features/exam-list/rules/list-address';
import { listTitleOf } from '../features/exam-list/rules/list-title';
import { isLiveTest, type ExamPage } from '../shared/catalogue.types';
import { setRenderedAt } from '../shared/live-tests/rendered-at';
import { untilChange, type LiveWindow } from '../shared/live-tests/until-change';
import { isArchived } from '../shared/rules/is-archived';
import { testDetailsQuery } from '../shared/test-details/get-test-details';
import * as examTexts from '../texts/exam-detail';
import * as texts from '../texts/search-engines';
import * as testTexts from '../texts/test-details';
import { describeExam, describeList, describeTest, describeWay } from './structured-data';

/** The pages that are rendered on a server, with what they say about themselves. */
export const publicPages: readonly PublicPage[] = [
  {
    path: EXAMS_PATH,
    search: ['q', 'category', 'page'],
    load: async ({ search, queries }) => {
      const view = readListAddress(search);
      const list = await queries.fetchQuery(examsQuery(view));
      if (list.notOffered !== undefined && list.exams.length === 0) {
        await queries.fetchQuery(offeredExamsQuery);
      }
      const title = listTitleOf(view);
      const listed = listedView(view, list);
      if (!listed) return { title };
      return {
        title: listTitleOf(listed),
        description: texts.listDescription(list.exams.map(({ name }) => name)),
        canonical: listPath(listed),
        structured: [describeList(list.exams, (list.currentPage - 1) * pageSize + 1)],
      };
    },
  },
  {
    path: examPath(':examId'),
    load: async ({ params, queries, changesAt }) => {
      const exam = await queries.fetchQuery(examQuery(params['examId'] ?? ''));
      noteTime({ queries, changesAt }, exam.liveTests);
      const { name } = exam;
      return {
        title: examTexts.title(name),
        description: texts.examDescription(name, exam.totalTests, exam.description),
        canonical: examPath(exam._id),
        structured: [
          describeExam(exam),
          describeWay([{ name: examTexts.title(name), path: examPath(exam._id) }]),
        ],
      };
    },
    missing: { title: examTexts.notFoundTitle },
    isGone: isArchived,
    gone: { title: examTexts.archivedTitle },
  },
  {
    path: testDetailsPath(':examId', ':testId'),
    load: async ({ params, queries, changesAt }) => {
      const { examId = '', testId = '' } = params;
      const test = await queries.fetchQuery(testDetailsQuery(examId, testId));
      if (isLiveTest(test)) noteTime({ queries, changesAt }, [{ ...test, ...test.liveTest }]);
      const { exam, title } = test;
      return {
        title: testTexts.documentTitleOf(title, exam.name),
        description: texts.testDescription({ ...test, exam: exam.name }),
        canonical: testDetailsPath(exam._id, test._id),
        structured: [
          describeTest(test),
          describeWay([
            { name: examTexts.title(exam.name), path: examPath(exam._id) },
            { name: title, path: testDetailsPath(exam._id, test._id) },
          ]),
        ],
      };
    },
    missing: { title: testTexts.notFoundTitle },
    isGone: isArchived,
    gone: { title: testTexts.archivedTitle },
  },
  { path: '*', status: 404, load: () => ({ title: texts.unknownPage }) },
];

/**
 * The view under which search engines list a page of the list: categories as they are written in the
 * catalogue. Undefined for searches, pages beyond the last one and unknown categories.
 */
function listedView(view: ExamListView, list: ExamPage): ExamListView | undefined {
  if (view.text !== '' || view.page > list.totalPages) return undefined;
  if (view.category === '') return view;
  const known = list.examCategories.find(
    ({ name }) => name.toLowerCase() === view.category.toLowerCase(),
  );
  return known && { ...view, category: known.name };
}

/** What stands in the page about live tests holds until one of them changes its state. */
function noteTime(
  { queries, changesAt }: Pick<PageRequest, 'queries' | 'changesAt'>,
  tests: readonly LiveWindow[],
): void {
  if (tests.length === 0) return;
  const now = new Date();
  setRenderedAt(queries, now);
  const wait = untilChange(tests, now);
  if (wait !== false) changesAt(now.getTime() + wait);
}
