/** Names of design tokens, as the screens know them. */
const COLORS = ['primary', 'info', 'success', 'warning', 'danger'] as const;

/** What an exam is given that a file only names. */
export interface ExamProfile {
  description: string;
  color: string;
  features: readonly string[];
  searchTerms: string;
}

const FEATURES = [
  'Timed tests, a minute for each question',
  'Tests by subject, by topic and in mixed sets',
  'Marks per subject and per difficulty after every test',
  'Every question can be reviewed afterwards',
];

/** Describes an exam by its name alone; the same name always gives the same. */
export function profileExam(name: string): ExamProfile {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return {
    description: `Practice tests for ${name}: subject by subject, topic by topic, and in mixed sets like the real paper.`,
    color: COLORS[sum % COLORS.length] ?? 'primary',
    features: FEATURES,
    searchTerms: '',
  };
}
