export const supportTitle = 'Need immediate assistance?';
export const supportText = 'Our support team is available 24/7 to help you.';
export const contact = 'Contact Support';
export const faqs = 'Frequently Asked Questions';
export const searchAll = 'Search all answers';
export const loading = 'Loading the questions...';

/** The questions and answers that are shown if the server's do not come. */
export const builtInFaqs = [
  {
    id: 'reset-password',
    question: 'How do I reset my password?',
    answer:
      'Log out and choose “Forgot your password” on the login page. Enter your email address, then the six-digit code that we send to it, then a new password.',
  },
  {
    id: 'retake-tests',
    question: 'Can I retake a test?',
    answer:
      'Yes, as often as you like. Every attempt has its own results. Only your first finished attempt of a test counts for its ranking.',
  },
  {
    id: 'percentile',
    question: 'What does my percentile mean?',
    answer:
      'It is the share of students whose score is the same as yours or lower. With a percentile of 92, you are in the top 8%. We show it when enough students have taken the test.',
  },
  {
    id: 'results',
    question: 'Where do I find my results?',
    answer:
      'Open Test History and press View. You see every question of the attempt with its explanation, and how you used your time.',
  },
  {
    id: 'upgrade',
    question: 'How do I upgrade my membership?',
    answer:
      'You do not need to: every new account is Premium, and you can start every listed test. “Buy Now” on the page of an exam opens the contact form for questions about its test series.',
  },
];
