export const title = 'Practice that feels like the exam';
export const introduction =
  'Abhyas means practice in Hindi. Our tests work like the real exam. So nothing surprises you on exam day.';

export const exam = {
  title: 'Practise as in the real exam',
  text: 'A full screen, a timer and a question palette, as in the exam. Every answer is saved as soon as you choose it.',
  claim: '98% success rate',
};
export const next = {
  title: 'Know what to study next',
  text: 'See your results by subject, topic, difficulty and time, and which test to take next.',
  claim: '2.5x faster progress',
};
export const compare = {
  title: 'Compare yourself',
  text: 'See your rank and percentile when 20 students have taken a test. Only first attempts count.',
  claim: '15+ active users',
};
export const anyTime = {
  title: 'Study at any time',
  text: 'Tests and results are there day and night, on any phone with a browser. You can ask the exam assistant too.',
  claim: '24/7',
};
