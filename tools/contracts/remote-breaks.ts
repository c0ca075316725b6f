import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../stack/inventory.ts';

const folder = join(root, 'packages/web-kit/src/remote');
const files = {
  released: join(folder, 'contract-check.released.ts'),
  present: join(folder, 'contract-check.present.ts'),
  check: join(folder, 'contract-check.ts'),
};

/** Each line must compile; beside it, what an error in it means for released remotes and shells. */
const claims: readonly { line: string; meaning: string }[] = [
  {
    line: 'export const oldRemoteInNewShell: Present = {} as Released;',
    meaning: 'released remotes would not fit the new shell',
  },
  {
    line: 'export const newRemoteInOldShell: Released = {} as Present;',
    meaning: 'new remotes would not fit the released shell',
  },
  {
    line: 'export const nothingIsGone: Required<Released> = {} as Required<Present>;',
    meaning: 'something that released remotes and shells exchange was removed or narrowed',
  },
];

/**
 * Lists what in `RemoteModule` would break a remote or a shell that was built with the released declaration.
 *
 * @param released source text of the released declaration
 * @param present source text of the declaration as it is now
 */
export function remoteModuleBreaks(released: string, present: string): string[] {
  const check = [
    `import type { RemoteModule as Released } from './contract-check.released';`,
    `import type { RemoteModule as Present } from './contract-check.present';`,
    ...claims.map(({ line }) => line),
  ].join('\n');
  const texts = new Map([
    [files.released, released],
    [files.present, present],
    [files.check, check],
  ]);
  const program = ts.createProgram({ rootNames: [files.check], options, host: hostWith(texts) });
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map((diagnostic) => describe(diagnostic, source));
  });
}

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

function hostWith(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  return host;
}

function describe(diagnostic: ts.Diagnostic, source: ts.SourceFile): string {
  const why = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replaceAll(/\s+/g, ' ');
  const line = source.text.slice(0, diagnostic.start).split('\n').length - 1;
  const claim = source.fileName === files.check ? claims[line - 2] : undefined;
  return claim ? `${claim.meaning} (${why})` : why;
}
