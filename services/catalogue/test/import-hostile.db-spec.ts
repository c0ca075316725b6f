import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importCommand } from '../src/commands/import-questions.js';
import { knownPictures } from '../src/export/testing/known-pictures.js';
import { qtiWriter } from '../src/export/writers/qti.writer.js';
import type { ExportedQuestion } from '../src/export/writers/question-writer.js';
import { buildZip, patchEntries } from '../src/import/testing/build-zip.js';
import { collect } from '../src/import/testing/collect.js';
import { NO_PARTS } from '../src/questions/rules/question-parts.js';
import { CatalogueApp } from './app.js';
import { buildQuestion } from './builders.js';
import { CommandProcess } from './command-process.js';
import type { ImportHost } from './import-host.js';

const MEGABYTE = 1024 * 1024;
const MAX_RESIDENT_MB = 300;
/** Formats that are read as a whole also have their 10 MB in memory. */
const MAX_RESIDENT_MB_WHOLE = 400;

let app: CatalogueApp;
let command: CommandProcess;
let host: ImportHost;
let folder: string;

beforeAll(async () => {
  app = await CatalogueApp.start();
  command = await CommandProcess.build(app.env);
  host = await command.startImportHost();
  folder = await mkdtemp(join(tmpdir(), 'import-hostile-'));
});

afterAll(async () => {
  host.close();
  await app.close();
  await command.close();
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function moodle(number: number): string {
  const answers = [100, 0, 0, 0].map(
    (fraction, index) =>
      `<answer fraction="${fraction}" format="html"><text><![CDATA[<p>${number + index}</p>]]></text>` +
      '<feedback format="html"><text></text></feedback></answer>\n',
  );
  return (
    `<question type="multichoice"><name><text>Q ${number}</text></name>\n` +
    `<questiontext format="html"><text><![CDATA[<p>What is ${number} + 0?<br></p>]]></text></questiontext>\n` +
    `<generalfeedback format="html"><text><![CDATA[<p>Adding 0 changes nothing.</p>]]></text></generalfeedback>\n` +
    `<defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>\n` +
    `<idnumber>${number}</idnumber><single>true</single>${answers.join('')}</question>\n`
  );
}

function quiz(...parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`;
}

function item(identifier: string, question = 'Which?'): string {
  const choices = ['A', 'B', 'C', 'D'].map(
    (name) => `<simpleChoice identifier="${name}">${name} of ${identifier}</simpleChoice>`,
  );
  return (
    `<assessmentItem identifier="${identifier}"><responseDeclaration identifier="R" cardinality="single">` +
    '<correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody>' +
    `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>${question}</prompt>` +
    `${choices.join('')}</choiceInteraction></itemBody></assessmentItem>`
  );
}

/** A package of items, each in a file with its name. */
async function packageOf(items: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const resources = Object.keys(items).map(
    (name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p2" href="${name}.xml"/>`,
  );
  const manifest = `<manifest><resources>${resources.join('')}</resources></manifest>`;
  return buildZip([
    { name: 'imsmanifest.xml', content: manifest },
    ...Object.entries(items).map(([name, content]) => ({ name: `${name}.xml`, content })),
  ]);
}

function exported(number: number): ExportedQuestion {
  const { id, correct, ...question } = buildQuestion(number);
  return {
    ...NO_PARTS,
    ...question,
    key: { kind: 'single', correct },
    id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    externalId: id,
    difficulty: 'Easy',
  };
}

async function* iterate<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

function damageLast(zip: Buffer): Buffer {
  const at = zip.lastIndexOf(Buffer.of(0x50, 0x4b, 0x01, 0x02));
  zip.writeUInt32LE(1, at + 16);
  return zip;
}

const GOOD = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`i${index}`, item(`i${index}`)]),
);

interface Hostile {
  name: string;
  content: () => string | Uint8Array | Promise<Uint8Array>;
  reason: RegExp;
}

const HOSTILE: readonly Hostile[] = [
  {
    name: 'laughs.xml',
    content: () =>
      `<!DOCTYPE quiz [<!ENTITY a "ha">${'bcdefgh'
        .split('')
        .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(20)}">`)
        .join('')}]><quiz><question>&h;</question></quiz>`,
    reason: /document type \(DOCTYPE\)/,
  },
  {
    name: 'outside.xml',
    content: () =>
      quiz(moodle(1)).replace('<quiz>', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz>'),
    reason: /document type \(DOCTYPE\)/,
  },
  {
    name: 'cut-off.xml',
    content: () => quiz(...Array.from({ length: 700 }, (_, index) => moodle(index))).slice(0, -400),
    reason: /not well-formed|ends/,
  },
  {
    name: 'broken-late.xml',
    content: () =>
      quiz(...Array.from({ length: 700 }, (_, index) => moodle(index)), '</question>\n'),
    reason: /not well-formed XML \(line \d{4}/,
  },
  {
    name: 'deep.xml',
    content: () => quiz(`<question>${'<p>'.repeat(MEGABYTE)}${'</p>'.repeat(MEGABYTE)}</question>`),
    reason: /nested more than 100 deep/,
  },
  {
    name: 'unclosed.xml',
    content: () => `<quiz>${'<p>'.repeat(3 * MEGABYTE)}`,
    reason: /more than 100000 elements beside each other/,
  },
  {
    name: 'large.xml',
    content: () => quiz(' '.repeat(10 * MEGABYTE)),
    reason: /larger than 10 MB/,
  },
  { name: 'empty.zip', content: () => '', reason: /no ZIP archive/ },
  {
    name: 'cut-off.zip',
    content: async () => (await packageOf(GOOD)).subarray(0, -100),
    reason: /no ZIP archive, or it is not complete/,
  },
  {
    name: 'bomb.zip',
    content: () => packageOf({ ...GOOD, bomb: Buffer.alloc(60 * MEGABYTE, ' ') }),
    reason: /larger than 10 MB unpacked/,
  },
  {
    name: 'hidden-bomb.zip',
    content: async () =>
      patchEntries(await packageOf({ bomb: Buffer.alloc(60 * MEGABYTE, ' ') }), {
        of: 'bomb.xml',
        size: 900,
      }),
    reason: /larger than it says/,
  },
  {
    name: 'slip.zip',
    content: async () =>
      patchEntries(await buildZip([{ name: 'x'.repeat(16), content: '' }]), {
        name: '../../etc/passwd',
      }),
    reason: /points outside the archive/,
  },
  {
    name: 'damaged-late.zip',
    content: async () => damageLast(await packageOf(GOOD)),
    reason: /is damaged/,
  },
];

/** The error is within one question, so the other questions of the file would be imported. */
const HOSTILE_QUESTIONS: readonly Hostile[] = [
  {
    name: 'broken.xml',
    content: () => quiz('<question><a></b></question>'),
    reason: /not well-formed XML \(line 3: <\/b> does not close <a>/,
  },
  {
    name: 'tags.xml',
    content: () => quiz(`<question>${'<p/>'.repeat(2 * MEGABYTE)}</question>`),
    reason: /more than 200000 tags/,
  },
  {
    name: 'tags-within-bounds.xml',
    content: () => quiz(`<question>${'<p/>'.repeat(199_000)}</question>`, '<x>'),
    reason: /not well-formed/,
  },
];

describe('a hostile file', () => {
  it.each(HOSTILE)(
    '$name is refused with the reason, in limited memory, and leaves nothing',
    async ({ name, content, reason }) => {
      const file = await write(name, await content());
      const { status, err, out, peak } = await host.run('--exam', 'Any', file);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(reason);
      expect(err).toContain('Nothing was imported.');
      expect(peak).toBeLessThan(MAX_RESIDENT_MB);
      expect(await Promise.all(['exams', 'questions'].map((table) => app.count(table)))).toEqual([
        0, 0,
      ]);
    },
  );
});

describe('a hostile question', () => {
  it.each(HOSTILE_QUESTIONS)(
    'of $name is refused with the reason, in limited memory',
    async ({ name, content, reason }) => {
      const file = await write(name, await content());
      const { status, out, peak } = await host.run('--exam', 'Any', file);
      expect(status).toBe(3);
      expect(out).toMatch(reason);
      expect(out).toContain('0 new');
      expect(peak).toBeLessThan(MAX_RESIDENT_MB);
    },
  );
});

describe('a large file', () => {
  it('of Moodle, of nearly 10 MB, is imported in limited memory', async () => {
    const questions = Array.from({ length: 10_500 }, (_, index) => moodle(index));
    const content = quiz(...questions);
    expect(content.length).toBeGreaterThan(9 * MEGABYTE);
    const file = await write('bank.xml', content);
    const { status, peak, out } = await host.run('--dry-run', '--exam', 'Any', '--json', file);
    expect({ status, report: JSON.parse(out) as unknown }).toMatchObject({
      status: 0,
      report: { read: 10_500, added: 10_500, refused: 0 },
    });
    expect(peak).toBeLessThan(MAX_RESIDENT_MB_WHOLE);
  });

  it('of QTI, of nearly 10 MB, is imported in limited memory', async () => {
    const items = Array.from({ length: 2700 }, (_, index) => exported(index));
    const pieces = await collect(qtiWriter.write('QTI', iterate(items), knownPictures()));
    const file = await write('bank.zip', Buffer.concat(pieces as Uint8Array[]));
    const { status, peak, out } = await host.run('--dry-run', '--json', file);
    expect({ status, report: JSON.parse(out) as unknown }).toMatchObject({
      status: 0,
      report: { read: 2700, added: 2700, refused: 0 },
    });
    expect(peak).toBeLessThan(MAX_RESIDENT_MB_WHOLE);
  });

  it('with a package imports its questions, refuses others by name, and changes nothing the second time', async () => {
    const content = await packageOf({ ...GOOD, picture: item('p', '<img src="a.png" alt=""/>') });
    const file = await write('package.zip', content);
    const first = await captureCommand(importCommand, app.env, '--exam', 'QTI', '--json', file);
    expect({ status: first.status, report: JSON.parse(first.out) as unknown }).toMatchObject({
      status: 3,
      report: {
        added: 30,
        refused: 1,
        refusals: [
          {
            place: { file: `${file}/picture.xml`, id: 'picture' },
            reason: 'figure 1 (“a.png”): it is not in the package',
          },
        ],
      },
    });
    const second = await captureCommand(importCommand, app.env, '--exam', 'QTI', '--json', file);
    expect(JSON.parse(second.out)).toMatchObject({ unchanged: 30, added: 0, testsMade: 0 });
  });
});
