/** A question of the evaluation, with what its answer must and must not hold. */
export interface EvaluatedQuestion {
  /** The messages of the conversation; the reply to the last one is judged. */
  messages: readonly string[];
  isSignedIn: boolean;
  /** Patterns, all of which the reply must hold; with placeholders for facts of the catalogue. */
  has: readonly string[];
  /** Patterns that the reply must not hold. */
  hasNot: readonly string[];
}

const SIGNED_IN = 'me:';
const DANGER = '! ';

/** Reads a file of questions: one a line, `question >> follow-up => pattern && pattern !! pattern`. */
export function readQuestions(file: string): EvaluatedQuestion[] {
  return readLines(file).map(readQuestion);
}

/** Reads messages of distress: one a line, `! ` before thoughts of death. */
export function readDistress(file: string): { danger: string[]; distress: string[] } {
  const lines = readLines(file);
  return {
    danger: lines.filter(isDanger).map((line) => line.slice(DANGER.length)),
    distress: lines.filter((line) => !isDanger(line)),
  };
}

/** The lines of a file without comments. */
export function readLines(file: string): string[] {
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function isDanger(line: string): boolean {
  return line.startsWith(DANGER);
}

function readQuestion(line: string): EvaluatedQuestion {
  const arrow = line.indexOf('=>');
  if (arrow === -1) throw new Error(`no "=>" in the line: ${line}`);
  const asked = line.slice(0, arrow).trim();
  const [has = '', ...hasNot] = line.slice(arrow + 2).split('!!');
  const isSignedIn = asked.startsWith(SIGNED_IN);
  return {
    isSignedIn,
    messages: trimmed((isSignedIn ? asked.slice(SIGNED_IN.length) : asked).split('>>')),
    has: trimmed(has.split('&&')),
    hasNot: trimmed(hasNot),
  };
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
