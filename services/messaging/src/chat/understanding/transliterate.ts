const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  '्': '',
};

const DEVANAGARI_WORD = /[\u0900-\u097f]+/gu;

/**
 * Writes Devanagari as students type Hindi in Latin letters: "मैं मरना चाहता हूँ" becomes
 * "main marna chahta hun". Other scripts stay as they are.
 */
export function transliterate(text: string): string {
  return text.replace(DEVANAGARI_WORD, latinWord);
}

function latinWord(word: string): string {
  const letters = [...word.normalize('NFC').replaceAll('\u093c', '')];
  const spelled = letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant !== undefined) return consonant + inherentVowel(letters, index);
      if (letter === 'ं' || letter === 'ँ') return 'n';
      return VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? digitOf(letter);
    })
    .join('');
  // Hindi does not speak the inherent vowel between two others: "marana" is "marna".
  return spelled
    .replace(/([aeiou])([^aeiou]h?)a(?=[^aeiou]h?[aeiou])/gu, '$1$2')
    .replaceAll('aa', 'a');
}

/** A consonant without a vowel sign is spoken with "a", but not at the end of a word. */
function inherentVowel(letters: readonly string[], index: number): string {
  const next = letters[index + 1];
  return next === undefined || next in VOWEL_SIGNS ? '' : 'a';
}

function digitOf(letter: string): string {
  const code = letter.charCodeAt(0) - 0x0966;
  return code >= 0 && code <= 9 ? String(code) : '';
}
