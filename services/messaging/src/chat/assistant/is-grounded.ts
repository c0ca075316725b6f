const NUMBER = /\d+(?:[.,]\d+)*/gu;
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|crore|half|quarter|third|gratis|muft)\b/giu;
/** What is free is a matter of two words: "them free" is not "is free". */
const FREE = /\w+ free\b/giu;
const AMOUNT = /₹\s?\d[\d,]*|\b(?:rs\.?|inr)\s?\d[\d,]*|\b\d[\d,]* ?(?:rupees?|rupaye|rs)\b/giu;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[a-z0-9-]+\.(?:com|in|org|net|io|co)\b/giu;
/** A word with a capital letter, with what stands before it. */
const CAPITALISED = /(^|[^\p{L}]+)(\p{Lu}[\p{L}\p{N}]*)/gu;

/** Capitalised for grammar, or so common that it names nothing. */
const COMMON = new Set(
  'i im the a an you your we our it this that if for in on at and or but yes no please good hello hi sorry first then next also to of as so by with exam test tests mock mocks hindi english india indian monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/**
 * Whether a model's reply holds only figures and names of its sources. Strict: a correct reply that is
 * refused costs nothing, because the retrieved one is sent instead.
 *
 * @param message names that the student used may be repeated, figures may not
 */
export function isGrounded(reply: string, sources: readonly string[], message: string): boolean {
  const source = sources.join('\n');
  const numbers = new Set(matches(source, NUMBER).map(plainNumber));
  if (!matches(reply, NUMBER).every((number) => numbers.has(plainNumber(number)))) return false;
  if (!areAllIn(matches(reply, NUMBER_WORDS), source)) return false;
  if (!areAllIn(matches(reply, FREE), source)) return false;
  if (!areAllIn(matches(reply, ADDRESS), source)) return false;
  const amounts = new Set(matches(source, AMOUNT).map(digitsOf));
  if (!matches(reply, AMOUNT).every((amount) => amounts.has(digitsOf(amount)))) return false;
  if (/[½⅓⅔¼¾₹$€]/u.test(reply) && !symbolsAreIn(reply, source)) return false;
  const known = new Set(wordsIn(`${source}\n${message}`));
  return namesIn(reply).every((name) => known.has(name));
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function plainNumber(number: string): string {
  return number
    .replaceAll(',', '')
    .replace(/\.0+$/u, '')
    .replace(/^0+(?=\d)/u, '');
}

function digitsOf(amount: string): string {
  return amount.replace(/\D/gu, '');
}

function areAllIn(parts: readonly string[], source: string): boolean {
  const lower = source.toLowerCase();
  return parts.every((part) => lower.includes(part.toLowerCase()));
}

function symbolsAreIn(reply: string, source: string): boolean {
  return matches(reply, /[½⅓⅔¼¾₹$€]/gu).every((symbol) => source.includes(symbol));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that look like names: capitalised inside of a sentence, or all in capitals. */
function namesIn(reply: string): string[] {
  return [...reply.matchAll(CAPITALISED)].flatMap(([, before = '', word = '']) => {
    const lower = word.toLowerCase();
    if (COMMON.has(lower)) return [];
    const startsSentence = before === '' ? false : /[.!?:\n•*]/u.test(before);
    const isAcronym = word.length > 1 && word === word.toUpperCase();
    return isAcronym || (before !== '' && !startsSentence) ? [lower] : [];
  });
}
