import { wordsOf } from '../rules/words.js';
import { EVERYDAY_WORDS } from './everyday-words.js';
import { HINGLISH_WORDS, toEnglish } from './hinglish.js';
import { Spelling } from './spelling.js';
import { transliterate } from './transliterate.js';

/** A message as the assistant works with it. */
export interface ReadMessage {
  /** The words as written, in Latin letters, with corrected spelling. */
  words: string[];
  /** In English, single spaces: rules and search use it. */
  text: string;
}

/** "net" is also an exam. With one of these words it is the connection. */
const CONNECTION =
  /\bnet (chala|chale|chali|gaya|off|slow|cut|band|issue|problem|nahi|not|is|goes|went|gone)\b/u;

/** Reads messages in English, Hinglish and Devanagari. */
export class MessageReader {
  private readonly spelling: Spelling;

  /** @param vocabulary the words of exams and passages */
  constructor(vocabulary: Iterable<string>) {
    this.spelling = new Spelling([...vocabulary, ...HINGLISH_WORDS], EVERYDAY_WORDS);
  }

  read(message: string): ReadMessage {
    const plain = wordsOf(transliterate(message));
    const connected = CONNECTION.test(plain.join(' ')) ? plain.map(nameConnection) : plain;
    const words = this.spelling.correct(connected);
    const text = toEnglish(words).join(' ') + (message.includes('₹') ? ' price' : '');
    return { words, text };
  }
}

function nameConnection(word: string): string {
  return word === 'net' ? 'internet' : word;
}
