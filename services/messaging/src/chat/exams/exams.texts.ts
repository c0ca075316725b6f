import { countOf } from '@abhyas/service-kit/rules';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

export const onlyEnglish =
  'Our tests are **only in English** for now. There is no Hindi or other language yet. The real exam may have more languages: please read its official notification.';

/** The test series of an exam. */
export const freeOfExam = (exam: string, free: number, all: number) =>
  `**${exam}**: you can start ${countOf(free, 'test')} of ${all} for free, every third one in the list. **Start Free Trial** on the exam’s page opens the first one.`;
export const syllabus = (exam: string, subjects: readonly string[]) =>
  `Our **${exam}** tests have questions from: ${subjects.join(', ')}. Press **View Syllabus** on the exam’s page to see the topics and the number of questions. For the official syllabus, read the official notification of the real exam.`;

/** Length and marks of tests. */
export const noNegativeMarking = 'no negative marking';
export const wrongCosts = (marks: string) => `a wrong one costs ${marks}`;
export const marking = (right: string, wrong: string) => `a right answer earns ${right}, ${wrong}`;
export const marks = (value: string, isMoreThanOne: boolean) =>
  `${value} ${isMoreThanOne ? 'marks' : 'mark'}`;
export const range = (min: number, max: number) => (min === max ? String(max) : `${min} to ${max}`);
export const length = (questions: string, minutes: string) =>
  `${questions} questions in ${minutes} minutes`;
export const fullTest = (name: string) => `**${name}**`;
export const kindOfTest = (category: string) => `**${category}** tests`;
export const fullTests = (name: string, size: string, marks: string, tests: number) =>
  `${name} (${countOf(tests, 'test')}): ${size}; ${marks}`;
export const otherTests = (name: string, size: string, marks: string, tests: number) =>
  `${name} (${tests}): ${size}; ${marks}`;
export const markedAsReal = 'marks as in the real exam';
export const kindOfAll = (name: string, size: string, marks: string) =>
  `Our ${name} have ${size}. This depends on the exam and the subject. Marks: ${marks}.`;
export const markingOfKinds = (kinds: readonly string[], marks: string) =>
  `${list.format(kinds)} tests: ${marks}`;

export const ourMarking = (exam: string, lines: string) =>
  `**In our ${exam} tests** the marks depend on the kind of test:\n${lines}`;
export const ourTests = (exam: string, lines: string) => `**Our ${exam} tests**:\n${lines}`;
export const ourFullTests = (exam: string, lines: string) =>
  `**Our full mock tests for ${exam}**:\n${lines}`;

/** The real exams. */
export const realPattern = (exam: string, lines: string) => `**The real ${exam} exam**:\n${lines}`;
export const realMarking = (exam: string, lines: string) =>
  `**In the real ${exam} exam**:\n${lines}`;
export const titles = {
  age: 'Age limit',
  eligibility: 'Eligibility (who can apply)',
  selection: 'Stages',
  attempts: 'Number of attempts',
};
export const eligibility = (qualification: string, age: string) => `${qualification}\nAge: ${age}`;
export const realFact = (title: string, exam: string, fact: string) =>
  `**${title}, real ${exam} exam**: ${fact}`;
export const noRealFacts = (exam: string) =>
  `I have no facts about the rules of the real ${exam} exam. Please read its official notification.`;
export const changesEveryYear = (exam: string, site: string | undefined) =>
  `Dates, forms, vacancies, pay and cut-offs of the real ${exam} exam change every year. The number of attempts depends on the post and the category. So I have no facts about them. Please read the official notification${
    site === undefined ? '' : ` on ${site}`
  }.`;
export const source = (name: string, year: string | number, site: string) =>
  `(Source: ${name}; facts of ${year}.) Rules change: please check the official notification on ${site} before you apply.`;
export const whoCanApply = (qualification: string, age: string) =>
  `Real exam, who can apply: ${qualification} Age: ${age}`;
export const stages = (text: string) => `Real exam, stages: ${text}`;
export const whichSuitsYou = (sources: readonly string[]) =>
  `Choose the exam that fits your qualification and the post that you want.${
    sources.length === 0 ? '' : ` (Sources: ${sources.join('; ')}.)`
  } Rules change: please check the official notifications.`;
