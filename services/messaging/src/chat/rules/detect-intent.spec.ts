import { describe, expect, it } from '@jest/globals';
import { detectIntent, refersBack, type Intent } from './detect-intent.js';

const CASES: readonly [message: string, intent: Intent][] = [
  ['Hi', 'greeting'],
  ['hello there!', 'greeting'],
  ['Good morning sir', 'greeting'],
  ['thank you so much', 'thanks'],
  ['ok', 'thanks'],
  ['bye', 'farewell'],
  ['good night', 'farewell'],
  ['Who are you and what can you do?', 'introduction'],
  ['help', 'introduction'],
  ['are you human', 'introduction'],
  ['Tell me about your subscription plans', 'price'],
  ['What does SSC CGL cost?', 'price'],
  ['how much is the GATE series', 'price'],
  ['fees for neet', 'price'],
  ['kitne ₹ for JEE', 'price'],
  ['How many tests are there for GATE CSE?', 'counts'],
  ['Which exams do you have?', 'exam-list'],
  ['list of all exams', 'exam-list'],
  ['What test series are available', 'exam-list'],
  ['When is the next mock test?', 'upcoming'],
  ['any upcoming tests', 'upcoming'],
  ['How to get started with exam preparation?', 'other'],
  ['What are the best study techniques?', 'other'],
  ['How to manage time during exams?', 'other'],
  ['How many mock tests should I take?', 'other'],
  ['how much should I sleep', 'other'],
  ['make a study plan for me', 'other'],
  ['What are live tests?', 'other'],
  ['What is the exam pattern', 'other'],
  ['How do I buy a test series?', 'other'],
  ['', 'other'],
];

describe('detectIntent', () => {
  it.each(CASES)('detects the intent of %j: %s', (message, intent) => {
    expect(detectIntent(message)).toBe(intent);
  });
});

describe('refersBack', () => {
  it.each(['and how much is it?', 'price?', 'What about the syllabus', 'does it have free tests'])(
    'is true for %j',
    (message) => expect(refersBack(message)).toBe(true),
  );

  it.each(['Tell me about your subscription plans', 'How do I reset my password?'])(
    'is false for %j',
    (message) => expect(refersBack(message)).toBe(false),
  );
});
