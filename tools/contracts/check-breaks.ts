// Fails if a contract would break a released client, remote or shell, unless the break is declared.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../stack/inventory.ts';
import { judgeBreaks } from './judge-breaks.ts';
import { allBreaks, declaredBreaksFile, type DeclaredBreak } from './released.ts';

const declared = existsSync(declaredBreaksFile)
  ? (JSON.parse(readFileSync(declaredBreaksFile, 'utf8')) as DeclaredBreak[])
  : [];
const errors = judgeBreaks(allBreaks(), declared);
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(
    `Keep what was released, or declare the break with its reason in ${relative(root, declaredBreaksFile)}: [{ "break": "…", "reason": "…" }].`,
  );
  process.exit(1);
}
console.log('Nothing that was released is broken.');
