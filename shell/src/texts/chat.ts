export const chat = 'Chat';
export const assistant = 'Exam Assistant';
export const opening = 'Opening the Exam Assistant';
export const loadFailed = 'The Exam Assistant could not be loaded';

export const quickQuestions = 'Quick questions:';
/** From the specification. Small screens offer them while the assistant is closed. */
export const questions = [
  'How to get started with exam preparation?',
  'What are the best study techniques?',
] as const;
