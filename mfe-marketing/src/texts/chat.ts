export const assistant = 'Exam Assistant';
export const clear = 'Clear chat';
export const close = 'Close chat';

export const conversation = 'Conversation';
export const byAssistant = 'Assistant:';
export const byStudent = 'You:';
export const typing = 'The assistant is typing';
export const pages = 'Pages';

export const message = 'Message';
export const messageHint = 'Type your message...';
export const send = 'Send message';

export const tryAsking = 'Try asking:';

/** From the specification, as all that follow. */
export const greeting =
  "Hi there! 👋 I'm your exam preparation assistant. How can I help you today?";
export const startFailed = 'Failed to start chat';
export const sendFailed = 'Failed to send message';
export const clearFailed = 'Failed to clear chat';
export const startFailedAnswer = "I'm having trouble connecting right now. Please try again later.";
export const sendFailedAnswer = "Sorry, I'm having trouble responding right now. Please try again.";
export const suggestions = [
  'How to get started with exam preparation?',
  'What are the best study techniques?',
  'How to manage time during exams?',
  'Tell me about your subscription plans',
] as const;
