import { alike, type Call } from './call.ts';
import type { Student } from './student.ts';

const questions = [
  'How to manage time during exams?',
  'What are the best study techniques?',
  'Tell me about your subscription plans',
  'When is the next live test for SSC CGL?',
];

/** Calls of the messaging service. */
export const messagingCalls: readonly Call[] = [
  {
    name: 'chat-start',
    method: 'POST',
    path: '/chat/start',
    requests: alike((student) => ({ path: '/chat/start', body: { userId: chatUser(student) } })),
  },
  {
    name: 'chat-message',
    method: 'POST',
    path: '/chat/message',
    requests: alike((student, number) => ({
      path: '/chat/message',
      body: { userId: chatUser(student), message: questions[number % questions.length] },
    })),
  },
  {
    name: 'chat-clear',
    method: 'POST',
    path: '/chat/clear',
    requests: alike((student) => ({ path: '/chat/clear', body: { userId: chatUser(student) } })),
  },
  {
    name: 'contact',
    method: 'POST',
    path: '/contact',
    times: 2,
    requests: alike((student) => ({
      path: '/contact',
      token: null,
      body: {
        name: 'Asha Rao',
        email: student.account.email,
        phone: '9876543210',
        subject: 'Test series for SSC CGL',
        message: 'Do you offer a group price for a coaching centre of forty students?',
      },
    })),
    tidy: ({ harness }) => harness.forgetMails(),
  },
  {
    name: 'faqs',
    method: 'GET',
    path: '/api/help/faqs',
    requests: alike(() => ({ path: '/api/help/faqs' })),
  },
];

function chatUser({ account }: Student): string {
  return `user_${account.id}`;
}
