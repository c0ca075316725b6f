export interface SampleQuestion {
  subject: string;
  /** In the middle of a sentence: “Next: percentages.” */
  topic: string;
  question: string;
  options: readonly [string, string, string, string];
  /** Index of the right option. */
  correct: number;
  explanation: string;
}

/** Five questions to try on the landing page, one of each kind of exam. */
export const SAMPLE_PAPER: readonly SampleQuestion[] = [
  {
    subject: 'Quantitative Aptitude',
    topic: 'profit and loss',
    question:
      'A shopkeeper marks an article 40% above its cost and sells it at a discount of 25%. What is his profit?',
    options: ['5%', '10%', '15%', 'No profit at all'],
    correct: 0,
    explanation: '1.40 × 0.75 = 1.05 of the cost: a profit of 5%.',
  },
  {
    subject: 'Reasoning',
    topic: 'number series',
    question: 'Which number comes next: 3, 8, 15, 24, …?',
    options: ['33', '34', '35', '36'],
    correct: 2,
    explanation: 'The differences grow by two: 5, 7, 9, so 11 comes next, and 24 + 11 = 35.',
  },
  {
    subject: 'Physics',
    topic: 'motion',
    question: 'A ball is thrown straight up at 20 m/s. How high does it rise? (g = 10 m/s²)',
    options: ['10 m', '20 m', '40 m', '200 m'],
    correct: 1,
    explanation: 'h = v² ÷ 2g = 400 ÷ 20 = 20 m.',
  },
  {
    subject: 'Computer Science',
    topic: 'trees',
    question: 'How many edges does a tree with 12 vertices have?',
    options: ['10', '11', '12', '66'],
    correct: 1,
    explanation: 'A tree with n vertices always has n − 1 edges.',
  },
  {
    subject: 'Biology',
    topic: 'cells',
    question: 'Which organelle makes most of the ATP of an animal cell?',
    options: ['Ribosome', 'Golgi apparatus', 'Lysosome', 'Mitochondrion'],
    correct: 3,
    explanation: 'Aerobic respiration, which yields most ATP, ends in the mitochondrion.',
  },
];
