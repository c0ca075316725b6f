import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadItem } from '../rules/import-item.js';
import { buildZip, patchEntries } from '../testing/build-zip.js';
import { collect } from '../testing/collect.js';
import { packageReader } from './package.reader.js';
import { UnreadableFile } from './question-reader.js';

/** Writes and reads files, which takes longer on a busy machine. */

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qti-package-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function readBytes(bytes: Uint8Array): Promise<ReadItem[]> {
  const file = join(folder, 'package.zip');
  await writeFile(file, bytes);
  const items = await collect(packageReader.read(file));
  return items.map(({ place, ...item }) => ({
    place: { ...place, file: place.file.slice(folder.length + 1) },
    ...item,
  }));
}

async function read(files: Readonly<Record<string, string>>): Promise<ReadItem[]> {
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  return readBytes(await buildZip(entries));
}

async function reasonOf(files: Readonly<Record<string, string>>): Promise<string> {
  try {
    const [first] = await read(files);
    return first && 'reason' in first ? `item: ${first.reason}` : 'taken';
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.message.replace(folder, '');
  }
}

function item(identifier: string, question = 'Which?'): string {
  const choices = ['A', 'B', 'C', 'D']
    .map((name) => `<simpleChoice identifier="${name}">${name} of ${identifier}</simpleChoice>`)
    .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${identifier}" title="t" adaptive="false" timeDependent="false">` +
    '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>' +
    `<itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${question}</prompt>${choices}</choiceInteraction></itemBody>` +
    '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>'
  );
}

function manifest(resources: string, attributes = ''): string {
  return (
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" identifier="M" ${attributes}>` +
    `<metadata><schema>IMS QTI</schema></metadata><organizations/><resources>${resources}</resources></manifest>`
  );
}

function resource(
  identifier: string,
  href: string,
  more = '',
  type = 'imsqti_item_xmlv2p1',
): string {
  return `<resource identifier="${identifier}" type="${type}" href="${href}">${more}<file href="${href}"/></resource>`;
}

/** As in manifests of TAO and other question banks, with nested taxons. */
const LOM = `<metadata><imsmd:lom>
  <imsmd:general><imsmd:identifier><imsmd:catalog>bank</imsmd:catalog><imsmd:entry>EE-17</imsmd:entry></imsmd:identifier></imsmd:general>
  <imsmd:educational><imsmd:difficulty><imsmd:source>LOMv1.0</imsmd:source><imsmd:value>very difficult</imsmd:value></imsmd:difficulty></imsmd:educational>
  <imsmd:rights><imsmd:description><imsmd:string language="en">CC BY 4.0</imsmd:string></imsmd:description></imsmd:rights>
  <imsmd:relation><imsmd:kind><imsmd:value>isbasedon</imsmd:value></imsmd:kind><imsmd:resource><imsmd:description><imsmd:string>A workbook</imsmd:string></imsmd:description></imsmd:resource></imsmd:relation>
  <imsmd:classification><imsmd:purpose><imsmd:value>idea</imsmd:value></imsmd:purpose><imsmd:taxonPath><imsmd:taxon><imsmd:entry>not this</imsmd:entry></imsmd:taxon></imsmd:taxonPath></imsmd:classification>
  <imsmd:classification><imsmd:purpose><imsmd:value>discipline</imsmd:value></imsmd:purpose><imsmd:taxonPath>
    <imsmd:taxon><imsmd:entry><imsmd:string>GATE EE</imsmd:string></imsmd:entry>
      <imsmd:taxon><imsmd:entry><imsmd:string>Circuits</imsmd:string></imsmd:entry>
        <imsmd:taxon><imsmd:entry><imsmd:string>Theorems</imsmd:string></imsmd:entry></imsmd:taxon></imsmd:taxon></imsmd:taxon>
  </imsmd:taxonPath></imsmd:classification>
</imsmd:lom></metadata>`;

describe('packageReader, of QTI', () => {
  it('reads the items of the manifest in order, with their metadata', async () => {
    const items = await read({
      'imsmanifest.xml': manifest(
        resource('T', 'test.xml', '', 'imsqti_test_xmlv2p1') +
          resource('two', 'items/two%20b.xml', LOM) +
          resource('one', './items/one.xml#x', '', 'imsqti_apipitem_xmlv2p2'),
      ),
      'test.xml': '<assessmentTest/>',
      'items/one.xml': item('i1'),
      'items/two b.xml': item('i2'),
      'items/unlisted.xml': item('i3'),
      'images/a.png': 'not looked at',
    });
    expect(items).toEqual([
      {
        place: { file: 'package.zip/items/two b.xml', line: 2, id: 'two' },
        item: {
          id: 'EE-17',
          exam: 'GATE EE',
          subject: 'Circuits',
          topic: 'Theorems',
          difficulty: 'Hard',
          source: 'A workbook',
          licence: 'CC BY 4.0',
          question: 'Which?',
          options: ['A of i2', 'B of i2', 'C of i2', 'D of i2'],
          correct: 1,
          explanation: null,
        },
        defaults: { id: 'i2', subject: 'General', difficulty: 'Moderate' },
      },
      {
        place: { file: 'package.zip/items/one.xml', line: 2, id: 'one' },
        item: expect.not.objectContaining({ id: expect.anything() }),
        defaults: { id: 'i1', subject: 'General', difficulty: 'Moderate' },
      },
    ]);
  });

  it('resolves file names by the base of the manifest', async () => {
    const files = {
      'imsmanifest.xml': manifest(resource('one', 'one.xml'), 'xml:base="content/"'),
      'content/one.xml': item('i1'),
    };
    expect(await read(files)).toMatchObject([{ defaults: { id: 'i1' } }]);
  });

  it('reads response processing from a file of the package', async () => {
    const rule = (condition: string): string =>
      `<responseProcessing xmlns="u"><responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE">` +
      '<baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>';
    const match = rule(
      '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>',
    );
    const standard =
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
    const withTemplate = (attributes: string, name: string): string =>
      item(name).replace(standard, `<responseProcessing ${attributes}/>`);
    const names = [
      'beside',
      'top',
      'located',
      'v3',
      'every',
      'map',
      'empty',
      'broken',
      'out',
      'gone',
    ];
    const files = {
      'imsmanifest.xml': manifest(
        names.map((name) => resource(name, `items/${name}.xml`)).join(''),
      ),
      'items/beside.xml': withTemplate('template="../rp/my%20rule.xml"', 'beside'),
      'items/top.xml': withTemplate('template="rp/my%20rule.xml#x"', 'top'),
      'items/located.xml': withTemplate(
        'template="urn:own" templateLocation="/rp/my rule.xml"',
        'located',
      ),
      'items/v3.xml': withTemplate('template="../rp/v3.xml"', 'v3'),
      'items/every.xml': withTemplate('template="../rp/match_correct.xml"', 'every'),
      'items/map.xml': withTemplate('template="../rp/map.xml"', 'map'),
      'items/empty.xml': withTemplate('template="../rp/empty.xml"', 'empty'),
      'items/broken.xml': withTemplate('template="../rp/broken.xml"', 'broken'),
      'items/out.xml': withTemplate('template="../../../etc/rule.xml"', 'out'),
      'items/gone.xml': withTemplate('template="../rp/gone.xml"', 'gone'),
      'rp/my rule.xml': match,
      'rp/v3.xml':
        '<qti-response-processing><qti-response-condition><qti-response-if><qti-match>' +
        '<qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>' +
        '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value>' +
        '</qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>',
      'rp/match_correct.xml': rule('<not><isNull><variable identifier="RESPONSE"/></isNull></not>'),
      'rp/map.xml': rule(
        '<gt><mapResponse identifier="RESPONSE"/><baseValue baseType="float">0</baseValue></gt>',
      ),
      'rp/empty.xml': '<responseProcessing/>',
      'rp/broken.xml': match.slice(0, -9),
    };
    const found = await read(files);
    const outcomes = found.map((each) => [
      each.place.id,
      'reason' in each ? each.reason : each.item['correct'],
    ]);
    expect(outcomes).toEqual([
      ['beside', 1],
      ['top', 1],
      ['located', 1],
      ['v3', 1],
      ['every', 'several answers are right'],
      ['map', 'its answers are mapped to marks, and it has no mapping'],
      ['empty', 'its response processing is in “rp/empty.xml”, which has no rules'],
      ['broken', expect.stringMatching(/^its response processing is in “rp\/broken.xml”: it ends/)],
      ['out', 'its response processing is rule.xml, a template that is not in its package'],
      ['gone', 'its response processing is gone.xml, a template that is not in its package'],
    ]);
  });

  it('reads texts that several items share', async () => {
    const sharing = (name: string, href: string, more = ''): string =>
      item(name).replace(
        '<itemBody>',
        `<qti-assessment-stimulus-ref identifier="s" href="${href}" title="t"/>${more}<itemBody>`,
      );
    const stimulus = (title: string, body: string): string =>
      `<qti-assessment-stimulus identifier="s" title="${title}"><qti-stimulus-body>${body}</qti-stimulus-body></qti-assessment-stimulus>`;
    const names = ['one', 'two', 'table', 'gone', 'item', 'broken', 'picture', 'several'];
    const found = await read({
      'imsmanifest.xml': manifest(
        names.map((name) => resource(name, `items/${name}.xml`)).join(''),
      ),
      'items/one.xml': sharing('one', '../stimuli/a.xml'),
      'items/two.xml': sharing('two', '/stimuli/a.xml'),
      'items/table.xml': sharing('table', '../stimuli/t.xml'),
      'items/gone.xml': sharing('gone', '../stimuli/gone.xml'),
      'items/item.xml': sharing('item', 'one.xml'),
      'items/broken.xml': sharing('broken', '../stimuli/b.xml'),
      'items/picture.xml': sharing('picture', '../stimuli/p.xml'),
      'items/several.xml': sharing(
        'several',
        '../stimuli/a.xml',
        '<qti-assessment-stimulus-ref identifier="t" href="../stimuli/t.xml"/>',
      ),
      'stimuli/a.xml': stimulus('For 1 and 2', '<p>Read</p><p>this.</p>'),
      'stimuli/t.xml': stimulus(
        '',
        '<table class="question-table"><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      ),
      'stimuli/b.xml': stimulus('', '<p>').slice(0, -9),
      'stimuli/p.xml': stimulus('', '<img src="a.png"/>'),
      'stimuli/a.png': 'a picture',
    });
    expect(found.map((each) => ('reason' in each ? each.reason : each.item['passage']))).toEqual([
      { title: 'For 1 and 2', text: 'Read\nthis.', table: null },
      { title: 'For 1 and 2', text: 'Read\nthis.', table: null },
      { title: undefined, text: '', table: { head: [], rows: [['a', 'b']] } },
      'the text that it shares with others is not in the package',
      '“items/one.xml” is no text that items share',
      expect.stringMatching(/^its text is in “stimuli\/b.xml”: /),
      { title: undefined, text: '', table: null },
      'it needs several shared texts',
    ]);
    const illustrated = found[names.indexOf('picture')];
    const [source] =
      (illustrated && 'pictures' in illustrated && illustrated.pictures?.passage) || [];
    expect(source).toMatchObject({ name: 'a.png', key: join(folder, 'package.zip/stimuli/a.png') });
  });

  it('refuses items with name, identifier and reason, and reads the others', async () => {
    const files = {
      'imsmanifest.xml': manifest(
        resource('gone', 'gone.xml') +
          resource('out', '../../etc/passwd') +
          resource('web', 'http://example.org/item.xml') +
          resource('old', 'old.xml', '', 'imsqti_xmlv1p2') +
          resource('no-item', 'test.xml') +
          resource('broken', 'broken.xml') +
          resource('entities', 'entities.xml') +
          resource('picture', 'picture.xml') +
          '<resource identifier="nameless" type="imsqti_item_xmlv3p0"/>' +
          resource('good', 'good.xml') +
          resource('again', './good.xml'),
      ),
      'old.xml': '<questestinterop/>',
      'test.xml': '<assessmentTest/>',
      'broken.xml': item('x').slice(0, -20),
      'entities.xml': `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${item('x', '&e;')}`,
      'picture.xml': item('x', 'See <img src="//example.org/a.png" alt=""/>'),
      'good.xml': item('g'),
    };
    const items = await read(files);
    const outcomes = items.map((found) => [
      `${found.place.file} ${found.place.id}`,
      'reason' in found ? found.reason : 'taken',
    ]);
    expect(outcomes).toEqual([
      ['package.zip/gone.xml gone', 'its file is not in the package'],
      ['package.zip/../../etc/passwd out', 'its file is not in the package'],
      ['package.zip/http:/example.org/item.xml web', 'its file is not in the package'],
      ['package.zip/old.xml old', 'it is QTI 1, which is not supported'],
      ['package.zip/test.xml no-item', 'its file is no item of QTI'],
      ['package.zip/broken.xml broken', expect.stringMatching(/^it ends|not well-formed/)],
      [
        'package.zip/entities.xml entities',
        'it has a document type (DOCTYPE) or entities, which are not supported (line 1)',
      ],
      [
        'package.zip/picture.xml picture',
        'question: it needs a picture of another place (<img> //example.org/a.png)',
      ],
      ['package.zip nameless', 'its file is not in the package'],
      ['package.zip/good.xml good', 'taken'],
      ['package.zip/good.xml again', 'an earlier item has the same file'],
    ]);
  });

  it.each<[string, Record<string, string>]>([
    [
      'it has neither an imsmanifest.xml at its top nor a file of JSON Lines (.jsonl) or CSV (.csv)',
      { 'a/imsmanifest.xml': manifest('') },
    ],
    ['its manifest lists no items of QTI', { 'imsmanifest.xml': manifest('') }],
    ['its manifest lists no items of QTI', { 'imsmanifest.xml': '<manifest/>' }],
    ['its imsmanifest.xml is not valid: it begins with <html>', { 'imsmanifest.xml': '<html/>' }],
    [
      'its imsmanifest.xml is not valid: it has a document type (DOCTYPE) or entities, which are not supported (line 1)',
      { 'imsmanifest.xml': `<!DOCTYPE manifest>${manifest('')}` },
    ],
  ])('refuses a package: %s', async (reason, files) => {
    expect(await reasonOf(files)).toBe(`/package.zip cannot be read: ${reason}.`);
  });

  it('finds the pictures that an item names', async () => {
    const pictures = '<img src="../images/a%20b.png" alt="A"/><img src="images/c.png"/>';
    const file = join(folder, 'package.zip');
    const entries = {
      'imsmanifest.xml': manifest(resource('one', 'items/one.xml')),
      'items/one.xml': item('i1', `Which? ${pictures}<img src="../../d.png"/>`),
      'images/a b.png': 'a',
      'images/c.png': 'c',
    };
    const zip = Object.entries(entries).map(([name, content]) => ({ name, content }));
    await writeFile(file, await buildZip(zip));
    for await (const found of packageReader.read(file)) {
      const sources = ('pictures' in found && found.pictures?.question) || [];
      expect(sources.map(({ name, alt }) => [name, alt])).toEqual([
        ['../images/a%20b.png', 'A'],
        ['images/c.png', ''],
        ['../../d.png', ''],
      ]);
      const [beside, top, gone] = sources;
      expect((await beside?.read())?.toString()).toBe('a');
      expect((await top?.read())?.toString()).toBe('c');
      await expect(gone?.read()).rejects.toThrow('it is not in the package');
      expect([beside?.key, gone?.key]).toEqual([`${file}/images/a b.png`, undefined]);
    }
  });

  it('reads nothing from a truncated archive', async () => {
    const files = { 'imsmanifest.xml': manifest(resource('a', 'a.xml')), 'a.xml': item('a') };
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    const zip = await buildZip(entries);
    await expect(readBytes(zip.subarray(0, -30))).rejects.toThrow(
      'is no ZIP archive, or it is not complete',
    );
    await expect(readBytes(patchEntries(zip, { crc: 7 }))).rejects.toThrow('is damaged');
    await expect(readBytes(Buffer.alloc(0))).rejects.toThrow(
      'is no ZIP archive, or it is not complete',
    );
  });

  it('reports why a file cannot be read', async () => {
    const missing = collect(packageReader.read(join(folder, 'none.zip')));
    await expect(missing).rejects.toThrow('there is no such file');
    await expect(collect(packageReader.read(folder))).rejects.toThrow('it is a folder');
  });
});
