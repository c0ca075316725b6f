/** An example of a format: the ending that a file with this text has, and the language of its code block. */
export interface ImportExample {
  ending: string;
  language: string;
  text: string;
}

const question = {
  id: 'net-17',
  exam: 'GATE CSE',
  subject: 'Computer Networks',
  topic: 'TCP',
  difficulty: 'Easy',
  question: 'Which layer is TCP in?',
  options: ['Physical', 'Link', 'Network', 'Transport'],
  correct: 3,
  explanation: 'TCP is a transport protocol.',
  source: 'own',
  licence: 'CC-BY-4.0',
};

/** One valid question each, by the name in the document's markers. */
export const importExamples = {
  'JSON Lines example': {
    ending: '.jsonl',
    language: 'jsonl',
    text: JSON.stringify(question),
  },
  'GIFT example': {
    ending: '.gift',
    language: '',
    text: '::title:: question {~wrong 1 =right ~wrong 2 ~wrong 3 ####explanation}',
  },
  'Aiken example': {
    ending: '.aiken',
    language: '',
    text: [
      question.question,
      ...question.options.map((option, index) => `${'ABCD'.charAt(index)}. ${option}`),
      `ANSWER: ${'ABCD'.charAt(question.correct)}`,
    ].join('\n'),
  },
} satisfies Record<string, ImportExample>;
