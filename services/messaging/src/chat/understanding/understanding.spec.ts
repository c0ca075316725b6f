import { describe, expect, it } from '@jest/globals';
import { detectAspects, type Aspect } from './detect-aspects.js';
import { detectSmallTalk, type SmallTalk } from './detect-small-talk.js';
import { detectDistress, type Distress } from './distress/detect-distress.js';
import { toEnglish } from './hinglish.js';
import { MessageReader } from './read-message.js';
import { Spelling } from './spelling.js';
import { transliterate } from './transliterate.js';

describe('transliterate', () => {
  it.each([
    ['मैं मरना चाहता हूँ', 'main marna chahta hun'],
    ['मुझे बहुत तनाव है', 'mujhe bahut tanav hai'],
    ['SSC की फीस १०?', 'SSC ki fis 10?'],
    ['no Hindi here', 'no Hindi here'],
  ])('writes %j as %j', (text, latin) => expect(transliterate(text)).toBe(latin));
});

describe('Spelling', () => {
  const spelling = new Spelling(['password', 'register', 'percentile', 'cat']);

  it.each([
    ['pasword', 'password'],
    ['passwrod', 'password'],
    ['regster', 'register'],
    ['percntle', 'percentile'],
    ['register', 'register'],
    ['passwords', 'passwords'],
    ['xassword', 'xassword'],
    ['cut', 'cut'],
    ['unrelated', 'unrelated'],
    ['2024', '2024'],
  ])('reads %j as %j', (word, expected) => expect(spelling.correct([word])).toEqual([expected]));

  it('leaves words of everyday English alone, and corrects nothing to them', () => {
    const reader = new Spelling(['maths', 'premium'], ['match', 'prime']);
    expect(reader.correct(['match', 'prime', 'mahts', 'primme'])).toEqual([
      'match',
      'prime',
      'maths',
      'primme',
    ]);
  });

  it('corrects a bounded number of words', () => {
    const words = Array.from({ length: 60 }, () => 'pasword');
    expect(spelling.correct(words).filter((word) => word === 'password')).toHaveLength(40);
  });
});

describe('toEnglish', () => {
  it.each([
    ['mock test kitne din me dena chahiye', 'mock test how many day take should'],
    ['otp nahi aaya', 'otp not received'],
    ['do you have tests', 'do you have tests'],
    ['uska syllabus', 'its syllabus'],
  ])('reads %j as %j', (message, english) => {
    expect(toEnglish(message.split(' ')).join(' ')).toBe(english);
  });
});

describe('MessageReader', () => {
  const reader = new MessageReader(['exam', 'pattern']);

  it('takes "net" for the connection, unless it is the exam', () => {
    expect(reader.read('net chala gaya').text).toContain('internet');
    expect(reader.read('net exam pattern').text).toContain('net exam');
  });
});

describe('detectAspects', () => {
  it.each<[text: string, aspects: Aspect[]]>([
    ['what does the series cost', ['price']],
    ['how many mocks', ['counts']],
    ['how many free tests', ['free', 'counts']],
    ['negative marking', ['marking']],
    ['pattern of tier 1', ['pattern']],
    ['tests in hindi', ['language']],
    ['age limit', ['age']],
    ['who can apply', ['eligibility']],
    ['selection process', ['selection']],
    ['next live test', ['live']],
    ['tell me about it', []],
  ])('finds in %j: %j', (text, aspects) => expect(detectAspects(text)).toEqual(aspects));
});

describe('detectSmallTalk', () => {
  it.each<[message: string, kind: SmallTalk | undefined]>([
    ['Hi', 'greeting'],
    ['Good morning sir', 'greeting'],
    ['thank you so much', 'thanks'],
    ['ok', 'thanks'],
    ['bye', 'farewell'],
    ['who are you', 'introduction'],
    ['help', 'introduction'],
    ['which tests are free', undefined],
    ['', undefined],
  ])('reads %j as %s', (message, kind) => {
    expect(detectSmallTalk(message, message.toLowerCase())).toBe(kind);
  });
});

describe('detectDistress', () => {
  it.each<[message: string, distress: Distress]>([
    ['i want to kill myself', 'danger'],
    ['i dont want to live anymore', 'danger'],
    ['thinking about suicide', 'danger'],
    ['ab jeena nahi chahta', 'danger'],
    ['marne ka mann karta hai', 'danger'],
    ['zindagi khatam kar lu', 'danger'],
    ['ab aur nahi jee sakta', 'danger'],
    ['mujhe marne do', 'danger'],
    ['i want to cut my wrist', 'danger'],
    ['main thak gaya hu zindagi se', 'danger'],
    ['nobody would miss me', 'danger'],
    ['i wish i was never born', 'danger'],
    ['i am so tired of my life', 'danger'],
    ['my life is ruined', 'distress'],
    ['everything feels pointless', 'distress'],
    ['exam ke pressure se saans nahi aati', 'distress'],
    ['very stressed and cannot sleep', 'distress'],
    ['i feel so lonely and hopeless', 'distress'],
    ['bahut tension ho rahi hai', 'distress'],
    ['mujhe dar lag raha hai', 'distress'],
  ])('finds it in %j: %s', (message, distress) => {
    expect(detectDistress(message)).toBe(distress);
  });

  it.each([
    'i killed the test',
    'dying to get into iit',
    'jee sakta hu kya main',
    'cut off of my exam',
    'this question is killing me',
    'i am dead tired of algebra',
    'dead line of the form',
    'mock test kaise de',
    'time management to cut my time',
    'how to end the test early',
    'marks kaise badhaye',
    'live test kab hai',
    'surface tension question',
    'low score in physics',
    'great depression in history',
    'i hate life science',
    'tired of life cycle questions',
    'end of life cycle chapter',
    'is the certificate valid for life',
    'stress and strain chapter',
  ])('takes %j for nothing worse than what may be distress', (message) => {
    expect([undefined, 'maybe']).toContain(detectDistress(message));
  });
});
