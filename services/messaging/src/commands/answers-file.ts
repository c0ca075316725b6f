import { UsageError } from '@abhyas/service-kit/commands';
import type { AnswersFormat } from '../help/rules/read-answers.js';

/** The format of a file by the end of its name. Throws UsageError. */
export function formatOf(file: string): AnswersFormat {
  const name = file.toLowerCase();
  if (name.endsWith('.md') || name.endsWith('.markdown')) return 'markdown';
  if (name.endsWith('.jsonl') || name.endsWith('.ndjson')) return 'json-lines';
  throw new UsageError(`"${file}" must end in .md (Markdown) or .jsonl (JSON Lines).`);
}
