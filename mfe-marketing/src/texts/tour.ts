export const title = 'From a test to your next step';

/** `alt` says what the picture shows, for those who do not see it. */
export const take = {
  title: 'Take a test',
  text: 'The clock runs, and the palette shows which questions you have answered. If your connection breaks, your answers are safe.',
  alt: 'A running test: a question with four options, the clock, and how many questions are answered',
};
export const result = {
  title: 'See your result',
  text: 'You see your score, your time and your rank at once. One sentence tells you what to study next.',
  alt: 'The results of a test: the score in a ring, the rank among all students who took it, and the subject to study next',
};
export const review = {
  title: 'Learn from your mistakes',
  text: 'For each question you see your answer, the right answer and why it is right.',
  alt: 'The review of a test: a question with the student’s answer, the right answer and its explanation',
};
