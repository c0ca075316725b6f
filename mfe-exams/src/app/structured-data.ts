import { EXAMS_PATH, examPath, HOME_PATH, productName, testDetailsPath } from '@abhyas/web-kit';
import type { ExamDetail, ExamSummary, TestDetails } from '../shared/catalogue.types';
import * as texts from '../texts/search-engines';

/** The vocabulary of all objects here. */
const context = 'https://schema.org';
const language = 'en-IN';

/** A page and its name. */
interface Place {
  name: string;
  path: string;
}

/** The way to a page, which ends with the page itself (https://schema.org/BreadcrumbList). */
export function describeWay(places: readonly Place[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: texts.list, path: EXAMS_PATH }, ...places].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path,
      }),
    ),
  };
}

/**
 * A page of the list of exams (https://schema.org/ItemList).
 *
 * @param first the place of its first exam in the whole list, from 1
 */
export function describeList(
  exams: readonly Pick<ExamSummary, '_id' | 'name'>[],
  first: number,
): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: exams.map(({ _id, name }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: texts.seriesOf(name),
      url: examPath(_id),
    })),
  };
}

/** The test series of an exam (https://schema.org/Course). Its tests are free with an account. */
export function describeExam(exam: ExamDetail): object {
  const seconds = exam.tests.reduce((sum, { duration }) => sum + duration, 0);
  return {
    '@context': context,
    '@type': 'Course',
    '@id': examPath(exam._id),
    url: examPath(exam._id),
    name: texts.seriesOf(exam.name),
    description: exam.description,
    inLanguage: language,
    provider: { '@type': 'Organization', name: productName, url: HOME_PATH },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
    ...(exam.tests.length > 0 && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(seconds),
      },
    }),
  };
}

/** A test (https://schema.org/Quiz, which is a LearningResource). */
export function describeTest(test: TestDetails): object {
  const { exam } = test;
  return {
    '@context': context,
    '@type': 'Quiz',
    url: testDetailsPath(exam._id, test._id),
    name: texts.testOf(test.title, exam.name),
    learningResourceType: texts.mockTest,
    educationalLevel: test.difficulty,
    timeRequired: isoDuration(test.duration),
    inLanguage: language,
    isAccessibleForFree: true,
    about: test.subjects.map(({ subject }) => ({ '@type': 'Thing', name: subject })),
    isPartOf: { '@type': 'Course', '@id': examPath(exam._id), name: texts.seriesOf(exam.name) },
    provider: { '@type': 'Organization', name: productName, url: HOME_PATH },
  };
}

/** A duration in whole minutes by ISO 8601: `PT1H30M`. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
