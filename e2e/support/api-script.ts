/** A line of a document's script with its expected output: `command #=> expected`. */
export interface Expectation {
  readonly line: number;
  readonly command: string;
  readonly expected: string;
}

/** The result of an expectation. */
export interface Outcome extends Expectation {
  readonly printed: string;
}

const MARK = '@@outcome';

/**
 * Turns the `sh` blocks of a Markdown document into one bash script that reports what every line
 * with a `#=>` printed; reads the reports back with {@link readOutcomes}.
 */
export function toScript(markdown: string): { script: string; expectations: Expectation[] } {
  const expectations: Expectation[] = [];
  let inBlock = false;
  const lines = markdown.split('\n').map((text, index) => {
    if (text.startsWith('```')) {
      inBlock = text === '```sh';
      return '';
    }
    if (!inBlock) return '';
    const [command = '', expected] = text.split(' #=> ');
    if (expected === undefined) return text;
    expectations.push({ line: index + 1, command, expected });
    return `printf '${MARK} %s %s\\n' ${expectations.length - 1} "$(${command})"`;
  });
  return { script: ['set -u', ...lines].join('\n'), expectations };
}

/** Pairs the script's output with the expectations; a line that never ran printed nothing. */
export function readOutcomes(output: string, expectations: readonly Expectation[]): Outcome[] {
  const printed = new Map(
    output
      .split('\n')
      .map((text) => new RegExp(`^${MARK} (\\d+) (.*)$`).exec(text))
      .filter((match) => match !== null)
      .map(([, index, value]) => [Number(index), value ?? '']),
  );
  return expectations.map((expectation, index) => ({
    ...expectation,
    printed: printed.get(index) ?? 'nothing: the line did not run',
  }));
}
