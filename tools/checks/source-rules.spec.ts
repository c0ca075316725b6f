import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';

interface SourceRule {
  what: string;
  /** Where it applies. */
  in: RegExp;
  never: RegExp;
  /** Checked manually and found harmless. */
  readByHand?: readonly string[];
}

const product =
  /^(?:shell|mfe-[^/]+|services\/[^/]+|packages\/(?:service-kit|page-kit|web-kit|ui))\/src\//;
const services = /^(?:services\/[^/]+|packages\/(?:service-kit|page-kit))\/src\//;
const apps = /^(?:shell|mfe-[^/]+|packages\/(?:web-kit|ui))\/src\//;
const tests = /\.(?:spec|db-spec|cluster-spec)\.tsx?$|\/testing\//;

const rules: readonly SourceRule[] = [
  {
    what: 'text is never run as a program',
    in: product,
    never: /(?<![.\w])eval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]/,
  },
  {
    what: 'services start no programs',
    in: services,
    never: /child_process|['"]execa['"]|worker_threads/,
  },
  {
    what: 'text is never taken for markup',
    in: apps,
    never: /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc/i,
  },
  {
    what: 'no address runs a program',
    in: product,
    never: /['"`](?:javascript|vbscript):/i,
  },
  {
    what: 'no weak hash, cipher or mode',
    in: product,
    never:
      /['"`](?:md4|md5|sha1|sha-1|des|rc4|[\w-]+-(?:ecb|cbc))['"`]|createCipher\(|RSA_PKCS1_PADDING/i,
    // Redis identifies a script by its SHA-1; this protects nothing.
    readByHand: ['packages/service-kit/src/redis/redis-script.ts'],
  },
  { what: 'no predictable randomness in services', in: services, never: /Math\.random/ },
  {
    what: 'nothing reads XML but one file',
    in: product,
    // Our own files may have XML in their names; packages that parse it may not be imported.
    never: /from ['"](?!\.)[^'"]*(?:xml|sax|soap)[^'"]*['"]|DOMParser/i,
    // Entities are off there, and a document type is refused before anything is parsed.
    readByHand: ['services/catalogue/src/import/readers/xml/parse-xml.ts'],
  },
  { what: 'no web sockets', in: product, never: /new WebSocket|['"]ws['"]|socket\.io/ },
  {
    what: 'no cookies but the one with a browser’s secret',
    in: product,
    never: /document\.cookie|set-cookie|setCookie|cookieStore/i,
    readByHand: ['services/auth/src/browsers/browser-cookie.interceptor.ts'],
  },
  {
    what: 'values stand beside an SQL statement, never in it',
    in: services,
    // Only a constant may be inserted, by its name, and a text is never put together with "+".
    never:
      /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|WHERE|VALUES)\b(?:[^`;]*\$\{(?![A-Z][A-Z\d_]*\})|[^'"`;]*['"`]\s*\+)/,
    // They insert lists of question marks, names of tables from the code, or some of a list of constants.
    readByHand: [
      'services/attempt/src/personal-data/personal-data.repository.ts',
      'services/attempt/src/rankings/rankings.repository.ts',
      'services/attempt/src/review/history/filtered-history.repository.ts',
      'services/attempt/src/taking/achievements/achievements.repository.ts',
      'services/attempt/src/taking/progress.repository.ts',
      'services/catalogue/src/import/insert-rows.ts',
      'services/catalogue/src/import/questions.repository.ts',
      'services/catalogue/src/import/waiting-questions.repository.ts',
    ],
  },
  {
    what: 'values stand beside a Redis script, never in it',
    in: services,
    // A script is one literal text; only the class that runs scripts gives a text to Redis.
    never:
      /new RedisScript\((?!\s*`(?:[^`$]|\$(?!\{))*`\))|\.(?:eval|scriptLoad|fCall)\(|['"`](?:EVAL|SCRIPT)['"`]/,
    readByHand: ['packages/service-kit/src/redis/redis-script.ts'],
  },
  {
    what: 'requests and responses have the types of the contracts',
    in: /^(?:shell|mfe-[^/]+)\/src\/.*(?:\/api\/|-api\.ts$)/,
    never:
      /^(?:export )?(?:interface \w+ \{|type \w+ = \{)|\bbody: \{\s*\w+\??: (?:string|number|boolean)\b|\.json\(\)\)+ as \{/m,
    // What screens get, made of responses.
    readByHand: [
      'mfe-test-runner/src/features/attempt-session/api/attempt.types.ts',
      'mfe-test-runner/src/features/results/api/results.types.ts',
    ],
  },
  {
    what: 'the style of the whole page does not depend on what is in it',
    in: /\.css$/,
    // Otherwise a browser computes all styles of the page again whenever an element appears.
    never: /(?:^|[\s,}])(?::root|html|body)(?:[^\s,{:]|:(?!has))*:has\(/m,
    // For a printout only.
    readByHand: ['mfe-test-runner/src/features/results/components/results-view.module.css'],
  },
];

function sourceFiles(): string[] {
  return globSync('{shell,mfe-*,services/*,packages/*}/src/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !tests.test(file))
    .toSorted();
}

describe('in the product’s source', () => {
  const files = sourceFiles();

  it.each(rules)('$what', ({ in: place, never, readByHand = [] }) => {
    const inPlace = files.filter((file) => place.test(file));
    expect(inPlace.length).toBeGreaterThan(20);
    const broken = inPlace.filter((file) => never.test(readFileSync(join(root, file), 'utf8')));
    expect(broken).toEqual(readByHand);
  });
});

describe('the gateway’s cache keys', () => {
  const templates = globSync('gateway/*.template', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const keys = [...templates.matchAll(/^\s*\w+_cache_key\s+"?([^";]+)"?;/gm)].map(
    ([, key = '']) => key,
  );
  const choices = /\$(?:wanted|upstream)_encoding/;

  // Otherwise a visitor could write what follows, and fill the entry of another address.
  it.each(keys)('have what a visitor writes once, last and after a space: %s', (key) => {
    expect(key).toMatch(
      new RegExp(String.raw`^(?:${choices.source} )*(?:/[\w./]+\?)?\$(?:uri|request_uri|args)$`),
    );
  });

  it('are all of this form, also those that a line further down ends', () => {
    expect(keys).toHaveLength(templates.match(/_cache_key\b/g)?.length ?? 0);
    expect(keys.length).toBeGreaterThan(4);
  });

  it('have before it only values that the gateway chooses, which contain no space', () => {
    const maps = [...templates.matchAll(/^map \S+ (\$\w+) \{([^}]*)\}/gm)].filter(([, name = '']) =>
      choices.test(name),
    );
    expect(maps).toHaveLength(2);
    const values = maps.flatMap(([, , lines = '']) =>
      [...lines.matchAll(/\s(\S+);/g)].map(([, value]) => value),
    );
    expect(new Set(values)).toEqual(new Set(['$wanted_encoding', "''", 'br', 'gzip']));
  });
});

describe('images and docker compose', () => {
  it.each(['docker-compose.yml', ...globSync('services/*/Dockerfile', { cwd: root })])(
    '%s creates no demo account',
    (file) => {
      expect(readFileSync(join(root, file), 'utf8')).not.toContain('DEMO_LOGIN');
    },
  );

  const gatewayImage = readFileSync(join(root, 'gateway/Dockerfile'), 'utf8');

  it('let the gateway find every part that it passes requests to', () => {
    const template = readFileSync(join(root, 'gateway/gateway.conf.template'), 'utf8');
    const needed = [...template.matchAll(/\$\{(\w+_UPSTREAM)\}/g)].map(([, name]) => name);
    const given = [...gatewayImage.matchAll(/ (\w+_UPSTREAM)=/g)].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(needed));
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const hosts = [...gatewayImage.matchAll(/_UPSTREAM=([\w-]+):/g)].map(([, host]) => host);
    expect(hosts.filter((host) => !compose.includes(`\n  ${host}:\n`))).toEqual([]);
  });

  it('run the programs of pages from their own code alone, and not as root', () => {
    const stages = ['shell', 'mfe-marketing', 'mfe-exams'].map((app) => {
      const text = readFileSync(join(root, app, 'Dockerfile'), 'utf8');
      return /^FROM \S+ AS (?:page-server|renderer)\n(.*?)^CMD/ms.exec(text)?.[1] ?? '';
    });
    for (const stage of stages) {
      expect(stage).toMatch(/^USER 1000:1000$/m);
      const copied = [...stage.matchAll(/\/app\/[\w-]+\/(\S+)/g)].map(([, file]) => file);
      expect(new Set(copied)).toEqual(
        new Set([
          'dist-server/main.cjs',
          'dist/page-files.json',
          ...(stage === stages[0] ? ['dist/index.html'] : []),
        ]),
      );
    }
  });

  it('contain nothing of the version control', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.local']));
  });
});
