/** The title of each achievement and how it is earned, by its id. */
export const achievementTexts = {
  'first-test': {
    title: 'First Steps',
    description: 'Finish your first test and answer at least one question in it.',
  },
  'ten-tests': {
    title: '10 Tests',
    description: 'Finish 10 tests and answer at least one question in each.',
  },
  'fifty-tests': {
    title: '50 Tests',
    description: 'Finish 50 tests and answer at least one question in each.',
  },
  'streak-3': {
    title: '3 Days in a Row',
    description: 'Finish a test on 3 days in a row.',
  },
  'streak-7': {
    title: '7 Days in a Row',
    description: 'Finish a test on 7 days in a row.',
  },
  'score-90': {
    title: '90% and More',
    description: 'Get 90% or more of the marks in a test with at least 10 questions.',
  },
  perfect: {
    title: 'Full Score',
    description: 'Get all the marks in a test with at least 10 questions.',
  },
  'sure-hand': {
    title: 'High Accuracy',
    description: 'Answer at least 20 questions in one test, 90% or more of them right.',
  },
  fast: {
    title: 'Quick and Right',
    description:
      'Answer all questions of a test in half its time or less, 80% or more of them right. The test must have at least 10 questions.',
  },
  comeback: {
    title: 'Big Improvement',
    description: 'Retake a test and raise your best result in it by at least 20% of the marks.',
  },
  'subject-master': {
    title: 'Subject Master',
    description:
      'Answer at least 25 questions of one subject in all your tests, 85% or more right.',
  },
  'all-rounder': {
    title: 'All-Rounder',
    description: 'Answer at least 10 questions right in each of 5 subjects.',
  },
  'thousand-right': {
    title: '1,000 Right Answers',
    description: 'Answer 1,000 questions right in all your tests together.',
  },
} as const satisfies Record<string, { title: string; description: string }>;
