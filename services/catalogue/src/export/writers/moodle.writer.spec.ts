import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { readMoodleQuiz } from '../../import/readers/moodle/moodle-quiz.js';
import { openXml } from '../../import/readers/xml/parse-xml.js';
import { checkQuestion } from '../../import/rules/check-question.js';
import { isRefused, type QuestionDraft } from '../../import/rules/import-item.js';
import { arbitraryDraftOf, arbitraryDraftWithParts } from '../../import/testing/arbitrary-draft.js';
import { collect } from '../../import/testing/collect.js';
import { NO_PARTS } from '../../questions/rules/question-parts.js';
import { knownPictures } from '../testing/known-pictures.js';
import { moodleWriter } from './moodle.writer.js';
import type { ExportedQuestion } from './question-writer.js';

const QUESTION: ExportedQuestion = {
  ...NO_PARTS,
  id: '019a0000-0000-7000-8000-000000000001',
  externalId: 'net-<1>',
  exam: 'GATE CSE',
  subject: 'Networks',
  topic: 'TCP/IP',
  difficulty: 'Hard',
  question: 'Which "layer" is it?',
  options: ['int  x;', '<b>', '[tex]a[/tex]'],
  key: { kind: 'single', correct: 1 },
  explanation: null,
  source: 'own',
  licence: null,
};

async function write(...questions: ExportedQuestion[]): Promise<string> {
  async function* all(): AsyncGenerator<ExportedQuestion> {
    yield* questions;
  }
  return (await collect(moodleWriter.write('any', all(), knownPictures()))).join('');
}

function read(text: string): QuestionDraft[] {
  return [...readMoodleQuiz('made', openXml(Buffer.from(text)).parts())].map((item) => {
    if (isRefused(item)) throw new Error(item.reason);
    const check = checkQuestion(item.item);
    if (!check.ok) throw new Error(check.reason);
    return check.draft;
  });
}

describe('the writer of Moodle XML', () => {
  it.each([...Object.entries(arbitraryDraftOf), ['with parts', arbitraryDraftWithParts] as const])(
    'round-trips any questions: %s',
    async (_, draft) => {
      await fc.assert(
        fc.asyncProperty(fc.array(draft, { maxLength: 4 }), async (drafts) => {
          // The name of Moodle's default category is ignored.
          fc.pre(!/Default for/.test(JSON.stringify(drafts)));
          const text = await write(...drafts.map((own, index) => ({ ...own, id: String(index) })));
          expect(XMLValidator.validate(text)).toBe(true);
          expect(read(text)).toEqual(drafts);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('writes HTML, and plain text where the filters of Moodle would change it', async () => {
    const text = await write(QUESTION, { ...QUESTION, externalId: null });
    expect(text.match(/type="category"/g)).toHaveLength(1);
    expect(text).toContain('<text>$course$/top/GATE CSE/Networks/TCP//IP</text>');
    expect(text).toContain('<idnumber>net-&lt;1&gt;</idnumber>');
    expect(text).toContain(
      '<answer fraction="0" format="html"><text>&lt;pre&gt;int  x;&lt;/pre&gt;',
    );
    expect(text).toContain('<answer fraction="0" format="plain_text"><text>[tex]a[/tex]</text>');
  });

  it('writes ranges as numbers with a tolerance', async () => {
    const key = {
      kind: 'numeric',
      accepted: [
        { from: '-3', to: '-3' },
        { from: '9.79', to: '9.82' },
      ],
      unit: 'm/s',
    } as const;
    const text = await write({ ...QUESTION, options: [], key });
    expect(text).toContain('<text>-3</text><tolerance>0</tolerance>');
    expect(text).toContain('<text>9.805</text><tolerance>0.015</tolerance>');
    expect(text).toContain('<unit_name>m/s</unit_name>');
  });

  it.each(Object.entries(arbitraryDraftOf))(
    'writes pictures below any texts: %s',
    async (_, draft) => {
      const svg = { ...{ id: 'drawn', width: 10, height: 10 }, bytes: Buffer.from('<svg/>') };
      const figure = { id: svg.id, alt: 'a & <b> [tex]c[/tex]', width: 10, height: 10 };
      const pictures = knownPictures({ ...svg, mediaType: 'image/svg+xml' });
      await fc.assert(
        fc.asyncProperty(draft, async (plain) => {
          fc.pre(!/Default for/.test(JSON.stringify(plain)));
          const optionFigures = plain.options.map(() => figure);
          const passage = { title: null, text: 'Look.', table: null, figures: [figure] };
          const question = { ...plain, passage, figures: [figure], optionFigures, id: 'x' };
          async function* all(): AsyncGenerator<ExportedQuestion> {
            yield question;
          }
          const text = (await collect(moodleWriter.write('any', all(), pictures))).join('');
          expect(XMLValidator.validate(text)).toBe(true);
          const [item] = [...readMoodleQuiz('made', openXml(Buffer.from(text)).parts())];
          if (!item || isRefused(item)) throw new Error(item?.reason);
          expect(checkQuestion(item.item)).toEqual({
            ok: true,
            draft: { ...plain, passage: { ...passage, figures: [] } },
          });
          const { question: own = [], passage: shared = [], options = [] } = item.pictures ?? {};
          expect(own.map(({ alt }) => alt)).toEqual([figure.alt]);
          expect(shared.map(({ alt }) => alt)).toEqual([figure.alt]);
          expect(options.map((each) => each?.alt)).toEqual(optionFigures.map(({ alt }) => alt));
          expect(await own[0]?.read()).toEqual(svg.bytes);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('refuses an exam that is too large', async () => {
    const long = { ...QUESTION, explanation: 'x'.repeat(1024 * 1024) };
    await expect(write(...Array.from({ length: 10 }, () => long))).rejects.toThrow(
      'larger than 10 MB as Moodle XML',
    );
  });
});
