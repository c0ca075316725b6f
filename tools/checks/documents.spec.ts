import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asvsRequirements } from '../docs/asvs-requirements.ts';
import { root } from '../stack/inventory.ts';

/** A path from the root of the checkout, in backquotes. */
const namedFile =
  /`((?:packages|services|shell|mfe-[\w-]+|tools|e2e|gateway|docs)\/[\w./-]+\.\w+)`/g;

const documents = globSync('{*,docs/**/*,gateway/*,packages/*/*,services/*/*}.md', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

describe('documents', () => {
  it.each(documents)('%s names only files that exist', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(namedFile)].map(([, file = '']) => file);
    // Builds write into dist.
    const missing = named.filter((it) => !it.includes('/dist/') && !existsSync(join(root, it)));
    expect(missing).toEqual([]);
  });
});

describe('docs/operating.md', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.keys(scripts).filter((name) =>
    scripts[name]?.startsWith('node tools/operator-command.ts '),
  );
  const operating = readFileSync(join(root, 'docs', 'operating.md'), 'utf8');

  it.each(commands)('names the command %s', (name) => {
    expect(operating).toContain(`npm run ${name}`);
  });

  it('names files of commands that exist', () => {
    const cells = [...operating.matchAll(/\| (auth|catalogue|attempt|messaging) (`[^|]+`) +\|$/gm)];
    expect(cells.length).toBeGreaterThan(10);
    const files = cells.flatMap(([, service = '', names = '']) =>
      [...names.matchAll(/`([\w-]+)`/g)].map(
        ([, name = '']) => `services/${service}/src/commands/${name}.ts`,
      ),
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const security = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
  const sections = new Map(
    security.split(/^## /m).map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
  const named = asvsRequirements.flatMap(({ number, how }) =>
    [...how.matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].map(([, section = '']) => ({ number, section })),
  );

  it.each(named)('has the section $section, which $number names', ({ section }) => {
    expect([...sections.keys()]).toContain(section);
  });

  it('names its sections in the requirements about documentation', () => {
    const about = ['V2.1.1', 'V6.1.1', 'V8.1.1', 'V15.1.1'];
    expect(named.map(({ number }) => number)).toEqual(expect.arrayContaining(about));
  });

  it('says within which time each kind of finding in components of others is fixed', () => {
    const rows = [...(sections.get('Components of others') ?? '').matchAll(/^\|(.+)\|(.+)\|$/gm)]
      .map(([, finding = '', time = '']) => [finding.trim(), time.trim()])
      .slice(2);
    const [vulnerabilities, releases] = [/vulnerability|rated|medium/, /release|end of life/];
    expect(rows.filter(([finding = '']) => vulnerabilities.test(finding))).toHaveLength(3);
    expect(rows.filter(([finding = '']) => releases.test(finding))).toHaveLength(3);
    for (const [finding, time] of rows) {
      expect([finding, time]).toEqual([finding, expect.stringMatching(/^\d+ days$|^before /)]);
    }
  });
});
