import type { Faq } from '../api/get-faqs';

/** The FAQs that are built into the help page. */
export const builtInFaqs: readonly Faq[] = [
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
      'Yes, as often as you like. Every attempt has its own results; only your first finished attempt of a test counts for its ranking.',
  },
  {
    id: 'percentile',
    question: 'What does my percentile mean?',
    answer:
      'It is the share of students whose score is the same as yours or lower. With a percentile of 92, you are in the top 8%.',
  },
  {
    id: 'results',
    question: 'Where do I find my results?',
    answer:
      'Under Test History. “View” opens the full analysis of an attempt with every question, its solution and where your time went.',
  },
  {
    id: 'upgrade',
    question: 'How do I upgrade my membership?',
    answer:
      'Choose “Buy Now” on the page of a test series, or write to us through the contact form. Your membership is shown on your profile.',
  },
];
