import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';

/**
 * The code of a small script that stands in the page itself: it runs before the first paint, without a request. It is
 * not in the module graph, because a separate entry would contain the federation runtime.
 */
export function headScript(source: string): string {
  const { code } = minifySync(readFileSync(source, 'utf8'), { module: false });
  if (/<[!/]/.test(code)) throw new Error(`${source} contains what would end a script element.`);
  return code;
}
