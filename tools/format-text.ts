import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type Oxfmtrc } from 'oxfmt';
import { root } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';

/**
 * Formats what a tool generates as `npm run format` would.
 *
 * @param file names the language of the text by its ending
 */
export async function formatText(text: string, file: string): Promise<string> {
  const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Oxfmtrc;
  const { singleQuote, printWidth } = settings;
  const { code, errors } = await format(file, text, { singleQuote, printWidth });
  const [error] = errors;
  if (error) throw new ToolError(`${file} cannot be formatted: ${error.message}`);
  return code;
}
