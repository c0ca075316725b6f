const TEXT = /\\(?:text\w*|mathrm|mathbf|mathit|operatorname\*?|mbox|hbox|ce|pu|tag)\s*\{[^{}]*\}/g;
const ENVIRONMENT = /\\(?:begin|end)\s*\{[^{}]*\}/g;
const COMMAND = /\\[a-zA-Z]+/g;

/** Functions without their backslash. */
const FUNCTION =
  /\b(?:arc)?(?:sin|cos|tan|cot|sec|csc|cosec|sinh|cosh|tanh|log|ln|exp|lim|max|min|mod|gcd|lcm|det|deg|arg)\b/g;

/** Consecutive words. Variables in a formula have an operator between them, or are one letter. */
const WORDS = /\b[A-Za-z]{3,}[,.;:]?\s+[A-Za-z]{2}|\b[A-Za-z]{2}[,.;:]?\s+[A-Za-z]{3}/;

/** Words that only sentences have, with more of the sentence on both sides. */
const LINKING_WORD =
  /(?:^|[A-Za-z\d)}.,;:]\s+\(?)(?:and|the|for|per|but|was|can|has|are|not|you|of|to|is|in|if|or|at|by)\s+[A-Za-z\d(\\${]/;

/** Whether LaTeX contains a sentence, such as the text between two amounts of money. */
export function isProse(latex: string): boolean {
  const bare = latex
    .replace(TEXT, ' + ')
    .replace(ENVIRONMENT, ' ')
    .replace(COMMAND, ' x ')
    .replace(FUNCTION, ' x ');
  return WORDS.test(bare) || LINKING_WORD.test(bare);
}
