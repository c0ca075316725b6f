import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { packageReader } from '../../import/readers/package.reader.js';
import { readContent } from '../../import/readers/testing/read-text.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { isRefused, type QuestionDraft } from '../../import/rules/import-item.js';
import { contentHashOf, identityOf } from '../../import/rules/question-digest.js';
import {
  arbitraryDraft,
  arbitraryDraftOf,
  arbitraryDraftWithParts,
} from '../../import/testing/arbitrary-draft.js';
import { collect } from '../../import/testing/collect.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { knownPictures } from '../testing/known-pictures.js';
import { writeQtiItem } from './qti-item.js';
import { MANIFEST_HEAD, MANIFEST_TAIL, writeResource } from './qti-manifest.js';
import { qtiWriter } from './qti.writer.js';
import { NotWritable, type ExportedQuestion } from './question-writer.js';

/** Writes and reads files, which takes longer on a busy machine. */

const QUESTION: ExportedQuestion = {
  ...NO_PARTS,
  id: '019a0000-0000-7000-8000-000000000001',
  externalId: 'net-<1>',
  exam: 'GATE CSE',
  subject: 'Networks',
  topic: 'TCP & IP',
  difficulty: 'Hard',
  question: 'Which "layer" is it?\nif (a < b)',
  options: ['int  x;', '<b>', '\\(a_1\\)', '$5'],
  key: { kind: 'single', correct: 2 },
  explanation: 'Because.\n\nSo.',
  source: 'own',
  licence: 'CC BY 4.0',
};

async function* exported(drafts: readonly QuestionDraft[]): AsyncGenerator<ExportedQuestion> {
  for (const [index, draft] of drafts.entries()) {
    yield { ...draft, id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}` };
  }
}

async function writeAll(drafts: readonly QuestionDraft[]): Promise<Buffer> {
  const pieces = await collect(qtiWriter.write('Exam', exported(drafts), knownPictures()));
  return Buffer.concat(pieces as Uint8Array[]);
}

async function readBack(drafts: readonly QuestionDraft[]): Promise<QuestionDraft[]> {
  const items = await readContent(packageReader, await writeAll(drafts));
  return items.map((item) => {
    if (isRefused(item)) throw new Error(item.reason);
    const check = checkQuestion(item.item);
    if (!check.ok) throw new Error(check.reason);
    return check.draft;
  });
}

describe('qtiWriter', () => {
  it.each([...Object.entries(arbitraryDraftOf), ['with parts', arbitraryDraftWithParts] as const])(
    'writes a package that is read back to the same questions: %s',
    async (_, draft) => {
      const any = fc.array(draft, { minLength: 1, maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(any, async (drafts) => {
          const read = await readBack(drafts);
          expect(read.map(identityOf)).toEqual(drafts.map(identityOf));
          expect(read.map(contentHashOf)).toEqual(drafts.map(contentHashOf));
          // Every QTI item has an identifier, even if the question has none.
          expect(read).toEqual(drafts);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('writes well-formed XML for any texts', () => {
    fc.assert(
      fc.property(arbitraryDraftWithParts, (draft) => {
        const question = { ...draft, id: 'x' };
        const resource = writeResource(question, 'q-x', ['items/q-x.xml']);
        expect(XMLValidator.validate(writeQtiItem(question, 'q-x'))).toBe(true);
        expect(XMLValidator.validate(MANIFEST_HEAD + resource + MANIFEST_TAIL)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('writes a passage once, and refers to it', async () => {
    const passage = { title: 'For <2>', text: 'Read  this.', table: null, figures: [] };
    const drafts = [{ ...QUESTION, passage }, QUESTION, { ...QUESTION, externalId: 'b', passage }];
    const read = await readBack(drafts);
    expect(read.map((draft) => draft.passage)).toEqual([passage, null, passage]);
    const written = (await writeAll(drafts)).toString('latin1');
    expect(written).toContain('stimuli/passage-1.xml');
    expect(written).not.toContain('stimuli/passage-2.xml');
  });

  it('writes a field for a number with its unit', () => {
    const key = {
      kind: 'numeric',
      accepted: [
        { from: '-3', to: '-3' },
        { from: '9.79', to: '9.82' },
      ],
      unit: 'm/s',
    } as const;
    const item = writeQtiItem({ ...QUESTION, options: [], key }, 'q-1');
    expect(item).toContain(
      '<div><qti-text-entry-interaction response-identifier="RESPONSE"/><div class="unit"><p>m/s</p></div></div>',
    );
    expect(item).toContain('<qti-value>-3</qti-value>');
    expect(item).toContain('<qti-or><qti-equal tolerance-mode="exact">');
    expect(item).toContain('<qti-lte><qti-variable identifier="RESPONSE"/>');
  });

  it('writes line breaks and keeps significant spaces', () => {
    const item = writeQtiItem(QUESTION, 'q-1');
    expect(item).toContain('<p>Which &quot;layer&quot; is it?<br/>if (a &lt; b)</p>');
    expect(item).toContain('<qti-simple-choice identifier="A"><pre>int  x;</pre>');
    expect(item).toContain('<qti-simple-choice identifier="B"><p>&lt;b&gt;</p>');
    expect(item).toContain('<qti-value>C</qti-value>');
  });

  it('shows the explanation after any answer, and omits its elements if there is none', () => {
    const item = writeQtiItem(QUESTION, 'q-1');
    expect(item).toContain('<qti-modal-feedback outcome-identifier="FEEDBACK"');
    expect(item).toContain('<p>Because.<br/><br/>So.</p>');
    const without = writeQtiItem({ ...QUESTION, explanation: null }, 'q-1');
    expect(without).not.toMatch(/feedback/i);
    expect(without).toContain('rptemplates/match_correct.xml');
  });

  it('writes the classification and source of a question to the manifest', () => {
    const resource = writeResource(QUESTION, 'q-1', ['items/q-1.xml']);
    expect(resource).toContain('type="imsqti_item_xmlv3p0" href="items/q-1.xml"');
    for (const text of ['GATE CSE', 'Networks', 'TCP &amp; IP', 'own', 'CC BY 4.0']) {
      expect(resource).toContain(`<lom:string>${text}</lom:string>`);
    }
    expect(resource).toContain('<lom:entry>net-&lt;1&gt;</lom:entry>');
    expect(resource).toContain('<lom:value>difficult</lom:value>');
  });

  it('writes the same bytes for the same questions', async () => {
    const drafts = fc.sample(arbitraryDraft, 5);
    expect((await writeAll(drafts)).equals(await writeAll(drafts))).toBe(true);
  });

  it('refuses an exam that is too large to be imported', async () => {
    const long = { ...QUESTION, explanation: 'x'.repeat(30_000) };
    await expect(writeAll(Array.from({ length: 400 }, () => long))).rejects.toThrow(NotWritable);
  });

  it('writes an empty package if there are no questions', async () => {
    await expect(readBack([])).rejects.toThrow('its manifest lists no items of QTI');
  });
});
