/** The chat's fixed texts, from the specification. */
export const GREETING =
  "Hi there! 👋 I'm your exam preparation assistant. How can I help you today?";
export const START_FAILED = "I'm having trouble connecting right now. Please try again later.";
export const SEND_FAILED = "Sorry, I'm having trouble responding right now. Please try again.";

export const SUGGESTIONS = [
  'How to get started with exam preparation?',
  'What are the best study techniques?',
  'How to manage time during exams?',
  'Tell me about your subscription plans',
] as const;

/** The questions that small screens offer while the panel is closed. */
export const QUICK_QUESTIONS: readonly string[] = SUGGESTIONS.slice(0, 2);
