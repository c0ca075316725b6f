import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { presentMigrations, releasedMigrationsFile } from '../contracts/released.ts';
import { root, type ServiceName } from '../stack/inventory.ts';

/** The services to which docs/conventions.md applies. */
const services: readonly ServiceName[] = ['auth', 'catalogue', 'attempt', 'messaging'];
/** Folders with `private` members. */
const privateFolders = ['services/*/src', 'packages/service-kit/src'];
/** Folders with `#` members. */
const hashFolders = ['{shell,mfe-*}/src', 'packages/{page-kit,ui,web-kit}/src', 'tools'];
/** Folders in which caught errors are called `error`. */
const sourceFolders = [
  '{services,packages}/*/{src,test,migrations}',
  '{shell,mfe-*}/src',
  '{tools,e2e}',
];

function filesIn(folders: readonly string[], ends = '{ts,tsx}'): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.${ends}`, { cwd: root }))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|generated|\.local|\.cache)\//.test(file))
    .toSorted();
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The places whose node violates a rule, e.g. `src/main.ts:12`. Only files with the word are parsed. */
function violations(
  files: readonly string[],
  word: string,
  isViolation: (node: ts.Node) => boolean,
): string[] {
  return files.flatMap((file) => {
    const text = textOf(file);
    if (!text.includes(word)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isViolation(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Constructors may be private, because `#` cannot hide them. */
function hasPrivateKeyword(node: ts.Node): boolean {
  return (
    !ts.isConstructorDeclaration(node) &&
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
  );
}

const LOG_CALL = /[lL]ogger\)?\.(?:log|info|warn|error|debug|fatal)$/;

/** A log line, or the line of a job's failed run, whose message starts with a small letter. */
function isSmallLogMessage(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'failureMessage') {
    return startsSmall(node.initializer);
  }
  return (
    ts.isCallExpression(node) &&
    LOG_CALL.test(node.expression.getText()) &&
    node.arguments.some(startsSmall)
  );
}

function startsSmall(text: ts.Expression): boolean {
  if (ts.isConditionalExpression(text)) {
    return startsSmall(text.whenTrue) || startsSmall(text.whenFalse);
  }
  return (ts.isStringLiteral(text) || ts.isTemplateLiteral(text)) && /^.[a-z]/.test(text.getText());
}

/** A catch clause, or the callback of `.catch`, with another name than `error`. */
const OTHER_NAME =
  /\bcatch \((?!_?error\b)\w|\.catch\((?:async )?(?:\((?!_?error\b)\w[^()]*\)|(?!_?error\b)\w+) =>/;

describe('a class', () => {
  const files = filesIn(privateFolders, 'ts').filter((file) => !file.endsWith('.spec.ts'));

  it.each([
    ['dto', 'Dto'],
    ['entity', 'Entity'],
    ['module', 'Module'],
    ['controller', 'Controller'],
    ['repository', 'Repository'],
  ])('stands in *.%s.ts if it is named …%s, and in no other files', (role, suffix) => {
    const misplaced = files.flatMap((file) =>
      classNames(file)
        .filter((name) => name.endsWith(suffix) !== file.endsWith(`.${role}.ts`))
        .map((name) => `${name} in ${file}`),
    );
    expect(misplaced).toEqual([]);
  });
});

describe.each(services)('the service %s', (service) => {
  const folder = `services/${service}/src`;
  const files = filesIn([folder], 'ts').filter((file) => !file.endsWith('.spec.ts'));

  it('describes what comes in and goes out in *.dto.ts', () => {
    const others = files.filter((file) => !/\.(?:dto|decorator)\.ts$/.test(file));
    expect(others.filter((file) => /@ApiProperty(?:Optional)?\(/.test(textOf(file)))).toEqual([]);
  });

  it('makes its errors in *.errors.ts', () => {
    const others = files.filter((file) => !file.endsWith('.errors.ts'));
    expect(others.filter((file) => textOf(file).includes('new DomainError('))).toEqual([]);
  });

  it('has a root module that is configured by forRoot', () => {
    expect(textOf(`${folder}/app.module.ts`)).toMatch(/class AppModule \{\s+static forRoot\(/);
  });

  it('lists its entities in ENTITIES and its migrations in MIGRATIONS', () => {
    const entities = files.filter((file) => file.endsWith('.entity.ts')).flatMap(classNames);
    expect(listed('entities', 'ENTITIES').toSorted()).toEqual(entities.toSorted());
    const migrations = filesIn([`services/${service}/migrations`], 'ts').flatMap(classNames);
    expect(listed('migrations', 'MIGRATIONS')).toEqual(migrations);
  });

  function listed(file: string, name: string): string[] {
    const [, list = ''] =
      new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(textOf(`${folder}/${file}.ts`)) ??
      [];
    return list.match(/\w+/g) ?? [];
  }
});

function classNames(file: string): string[] {
  return [...textOf(file).matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

describe('migrations', () => {
  it('are named by their UTC time and what they do', () => {
    const migrations = Object.keys(presentMigrations());
    expect(
      migrations.filter((file) => {
        const [, name = ''] = /\/2\d{13}-([a-z0-9-]+)\.ts$/.exec(file) ?? [];
        const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
        const wanted = new RegExp(`^${words.join('')}\\d{13}$`);
        return !classNames(file).some((it) => wanted.test(it));
      }),
    ).toEqual([]);
  });

  it('are never edited once they are released', () => {
    const released = JSON.parse(readFileSync(releasedMigrationsFile, 'utf8')) as Record<
      string,
      string
    >;
    expect(presentMigrations()).toMatchObject(released);
  });
});

describe('private members', () => {
  it('are `private` in services', () => {
    const files = filesIn(privateFolders);
    expect(files.length).toBeGreaterThan(100);
    expect(violations(files, '#', ts.isPrivateIdentifier)).toEqual([]);
  });

  it('are `#` in front ends and tools', () => {
    const files = filesIn(hashFolders);
    expect(files.length).toBeGreaterThan(100);
    expect(violations(files, 'private', hasPrivateKeyword)).toEqual([]);
  });
});

describe('a log message', () => {
  it('starts with a capital letter', () => {
    const files = filesIn([...privateFolders, 'packages/page-kit/src'], 'ts').filter(
      (file) => !file.endsWith('.spec.ts'),
    );
    expect(violations(files, 'ogger', isSmallLogMessage)).toEqual([]);
    expect(violations(files, 'failureMessage', isSmallLogMessage)).toEqual([]);
  });
});

describe('a caught error', () => {
  it('is called error', () => {
    const files = filesIn(sourceFolders);
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => OTHER_NAME.test(textOf(file)))).toEqual([]);
  });
});
