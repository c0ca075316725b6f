import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** The number of questions in a generated catalogue, and their distribution. */
export interface CatalogueShape {
  exams: number;
  subjectsPerExam: number;
  topicsPerSubject: number;
  questionsPerTopic: number;
  /** Length of every explanation in characters. */
  explanation: number;
}

const families = ['SSC', 'RRB', 'GATE', 'JEE', 'NEET', 'IBPS', 'UPSC', 'CTET', 'RBI', 'CDS'];
const posts = ['Clerk', 'Officer', 'Assistant', 'Engineer', 'Inspector', 'Scientist', 'Teacher'];
const subjects = [
  'Arithmetic',
  'Reasoning',
  'English',
  'Physics',
  'Chemistry',
  'Biology',
  'Polity',
  'Geography',
  'History',
  'Economy',
  'Algorithms',
  'Networks',
];
const levels = ['Easy', 'Moderate', 'Hard'];

/** The name of the n-th exam; all names differ. */
export function examName(index: number): string {
  const family = families[index % families.length];
  const post = posts[Math.floor(index / families.length) % posts.length];
  return `${family} ${post} ${1 + Math.floor(index / (families.length * posts.length))}`;
}

/**
 * Writes a catalogue as JSON Lines, exam by exam.
 *
 * @returns the number of questions
 */
export async function writeQuestions(file: string, shape: CatalogueShape): Promise<number> {
  const stream = createWriteStream(file);
  let number = 0;
  for (let exam = 0; exam < shape.exams; exam += 1) {
    const topics = shape.subjectsPerExam * shape.topicsPerSubject;
    for (let index = 0; index < topics * shape.questionsPerTopic; index += 1) {
      const topic = index % topics;
      number += 1;
      const line = JSON.stringify(question(number, exam, topic, shape));
      if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'finish');
  return number;
}

function question(number: number, exam: number, topic: number, shape: CatalogueShape): object {
  const subject = subjects[(exam + (topic % shape.subjectsPerExam)) % subjects.length] ?? '';
  const sum = number + (topic + 3);
  return {
    id: `bench-${number}`,
    exam: examName(exam),
    subject,
    topic: `${subject}, part ${1 + topic}`,
    difficulty: levels[number % levels.length],
    question: `A shop sells ${number} pens and then ${topic + 3} more. How many pens did it sell in all?`,
    options: [sum, sum + 1, sum - 1, sum + 10].map(String),
    correct: 0,
    explanation: 'Both sales are added up, pen by pen. '.repeat(20).slice(0, shape.explanation),
    source: 'made for a benchmark',
    licence: 'MIT',
  };
}
