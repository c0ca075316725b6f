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

/** What questions of other kinds also have. */
const place = { exam: 'JEE Advanced', subject: 'Physics', difficulty: 'Hard' };

const passage = { title: 'Questions 3 and 4', text: 'A stone falls from a tower of 20 m.' };

/** A question of each kind, with each part. */
const otherKinds = [
  {
    ...place,
    question: 'Which of these are vectors?',
    options: ['Force', 'Mass', 'Velocity', 'Time'],
    correct: [0, 2],
  },
  {
    ...place,
    question: 'Match the lists.',
    table: {
      head: ['List I', 'List II'],
      rows: [
        ['(P) Force', '(1) J'],
        ['(Q) Energy', '(2) N'],
      ],
    },
    options: ['P-1, Q-2', 'P-2, Q-1'],
    correct: 1,
  },
  {
    ...place,
    passageId: 'tower',
    passage,
    question: 'How long does it fall?',
    answer: { from: '2.0', to: '2.05' },
    unit: 's',
  },
  { ...place, passageId: 'tower', question: 'How high is the tower?', answer: '20', unit: 'm' },
];

/** Valid questions, by the name in the document's markers. */
export const importExamples = {
  'JSON Lines example': {
    ending: '.jsonl',
    language: 'jsonl',
    text: JSON.stringify(question),
  },
  'JSON Lines of other kinds': {
    ending: '.jsonl',
    language: 'jsonl',
    text: otherKinds.map((other) => JSON.stringify(other)).join('\n'),
  },
  'CSV example': {
    ending: '.csv',
    language: 'csv',
    text: [
      'question,option A,option B,option C,correct,answer,unit,passage',
      'Which layer is TCP in?,Link,Network,Transport,C,,,',
      'Which are prime?,2,3,4,A;B,,,',
      'How long does it fall?,,,,,2.0 to 2.05,s,A stone falls from a tower of 20 m.',
      'How high is the tower?,,,,,20,m,A stone falls from a tower of 20 m.',
    ].join('\n'),
  },
  'GIFT example': {
    ending: '.gift',
    language: '',
    text: [
      '::single:: question {~wrong 1 =right ~wrong 2 ~wrong 3 ####explanation}',
      '::several:: question {~%50%right 1 ~%50%right 2 ~%-50%wrong}',
      '::number with tolerance:: question {#9.8:0.1}',
      '// [tag:unit:m/s]\n::range:: question {#1..5}',
      '::numbers:: question {#=4 =9.79..9.82 ####explanation}',
      '::true or false:: statement {T}',
    ].join('\n\n'),
  },
  'Moodle XML example': {
    ending: '.xml',
    language: 'xml',
    text: [
      '<quiz>',
      '  <question type="multichoice">',
      '    <questiontext format="html"><text>Which are prime?</text></questiontext>',
      '    <single>false</single>',
      '    <answer fraction="50"><text>2</text></answer>',
      '    <answer fraction="50"><text>3</text></answer>',
      '    <answer fraction="-50"><text>4</text></answer>',
      '  </question>',
      '  <question type="numerical">',
      '    <questiontext format="html"><text>How fast?</text></questiontext>',
      '    <answer fraction="100"><text>9.8</text><tolerance>0.1</tolerance></answer>',
      '    <units><unit><multiplier>1</multiplier><unit_name>m/s</unit_name></unit></units>',
      '  </question>',
      '</quiz>',
    ].join('\n'),
  },
  'QTI example': {
    ending: '.xml',
    language: 'xml',
    text: [
      '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="g" title="g">',
      '  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="float">',
      '    <qti-correct-response><qti-value>9.8</qti-value></qti-correct-response>',
      '  </qti-response-declaration>',
      '  <qti-item-body>',
      '    <p>How fast?</p>',
      '    <div><qti-text-entry-interaction response-identifier="RESPONSE"/> <span class="unit">m/s</span></div>',
      '  </qti-item-body>',
      '  <qti-response-processing>',
      '    <qti-response-condition>',
      '      <qti-response-if>',
      '        <qti-equal tolerance-mode="absolute" tolerance="0.1">',
      '          <qti-correct identifier="RESPONSE"/><qti-variable identifier="RESPONSE"/>',
      '        </qti-equal>',
      '        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>',
      '      </qti-response-if>',
      '    </qti-response-condition>',
      '  </qti-response-processing>',
      '</qti-assessment-item>',
    ].join('\n'),
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
