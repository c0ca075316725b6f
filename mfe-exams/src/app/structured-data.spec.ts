import { describe, expect, it } from '@jest/globals';
import { buildExam, buildExamDetail, buildTestDetails } from '../testing/builders';
import { describeExam, describeList, describeTest, describeWay } from './structured-data';

const exam = { '@type': 'Course', '@id': '/exam-details/exam-1', name: 'SSC CGL Test Series' };
const provider = { '@type': 'Organization', name: 'Abhyas', url: '/' };

describe('structured data', () => {
  it('counts the exams of a page from their place in the list', () => {
    expect(describeList([buildExam(), buildExam({ _id: 'exam-2', name: 'RBI' })], 13)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 13, name: exam.name, url: '/exam-details/exam-1' },
        { '@type': 'ListItem', position: 14, name: 'RBI Test Series', url: '/exam-details/exam-2' },
      ],
    });
  });

  it('describes a series as a course that costs nothing', () => {
    expect(describeExam(buildExamDetail())).toEqual({
      '@context': 'https://schema.org',
      ...exam,
      url: '/exam-details/exam-1',
      description: 'Tier 1 and Tier 2.',
      inLanguage: 'en-IN',
      provider,
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT2H30M',
      },
    });
    expect(describeExam(buildExamDetail({ tests: [] }))).not.toHaveProperty('hasCourseInstance');
  });

  it.each([
    [1500, 'PT25M'],
    [3600, 'PT1H'],
    [5400, 'PT1H30M'],
    [20, 'PT1M'],
  ])('describes a test of %p seconds', (duration, timeRequired) => {
    expect(describeTest(buildTestDetails({ duration }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Quiz',
      url: '/test-details/exam-1/test-2',
      name: 'Set 1, SSC CGL',
      learningResourceType: 'Mock test',
      educationalLevel: 'Moderate',
      timeRequired,
      inLanguage: 'en-IN',
      isAccessibleForFree: true,
      about: [
        { '@type': 'Thing', name: 'Quantitative Aptitude' },
        { '@type': 'Thing', name: 'English' },
      ],
      isPartOf: exam,
      provider,
    });
  });

  it('leads from the list to the page', () => {
    expect(describeWay([{ name: 'SSC CGL', path: '/exam-details/exam-1' }])).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'All Exam Test Series',
          item: '/exam-test-series',
        },
        { '@type': 'ListItem', position: 2, name: 'SSC CGL', item: '/exam-details/exam-1' },
      ],
    });
  });
});
