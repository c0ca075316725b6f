/**
 * `npm run docs`: writes the tables of the documents from the code. With --check it changes nothing and
 * fails if a committed table differs from what the code says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceTable } from './docs/replace-table.ts';
import { tables } from './docs/tables.ts';
import { formatText } from './format-text.ts';
import { runTool } from './run-tool.ts';
import { root } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';

await runTool('npm run docs', async () => {
  const isCheck = process.argv.includes('--check');
  const outdated: string[] = [];
  for (const page of Object.keys(tables)) {
    const file = join(root, page);
    const committed = await readFile(file, 'utf8');
    const generated = await generate(page, committed);
    if (generated === committed) continue;
    outdated.push(page);
    if (!isCheck) await writeFile(file, generated);
  }
  if (isCheck && outdated.length > 0) {
    throw new ToolError(
      `outdated tables in ${outdated.join(', ')}: run "npm run docs" and commit the result.`,
    );
  }
  console.log(
    outdated.length > 0 ? `Written: ${outdated.join(', ')}` : 'The tables are up to date.',
  );
  return 0;
});

async function generate(page: string, committed: string): Promise<string> {
  let text = committed;
  for (const [name, table] of Object.entries(tables[page] ?? {})) {
    text = replaceTable(text, name, await table());
  }
  return formatText(text, page);
}
