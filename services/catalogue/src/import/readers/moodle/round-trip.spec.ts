import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { writeCategoryPath } from '../../rules/category-path.js';
import { checkQuestion } from '../../rules/check-question.js';
import { isRefused, type QuestionDraft } from '../../rules/import-item.js';
import { contentHashOf, identityOf } from '../../rules/question-digest.js';
import { arbitraryDraft } from '../../testing/arbitrary-draft.js';
import { rightOption } from '../../testing/right-option.js';
import { openXml } from '../xml/parse-xml.js';
import { readMoodleQuiz } from './moodle-quiz.js';

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** HTML escaped in XML, as Moodle nests them. */
function html(text: string): string {
  const preformatted = `<pre>${escape(text)}</pre>`;
  return `<text><![CDATA[${preformatted.replaceAll(']]>', ']]&gt;')}]]></text>`;
}

function plain(text: string): string {
  return `<text>${escape(text)}</text>`;
}

/** The question as Moodle would export it, with texts in one of the two formats. */
function writeMoodle(draft: QuestionDraft, isHtml: boolean): string {
  const format = isHtml ? 'html' : 'plain_text';
  const text = isHtml ? html : plain;
  const answers = draft.options.map(
    (option, index) =>
      `<answer fraction="${index === rightOption(draft.key) ? 100 : 0}" format="${format}">${text(option)}</answer>`,
  );
  const tags = [`difficulty:${draft.difficulty}`, `source:${draft.source ?? ''}`];
  return (
    '<quiz><question type="category"><category>' +
    plain(writeCategoryPath(draft.exam, draft.subject, draft.topic)) +
    '</category></question><question type="multichoice">' +
    `<questiontext format="${format}">${text(draft.question)}</questiontext>` +
    `<generalfeedback format="${format}">${text(draft.explanation ?? '')}</generalfeedback>` +
    `${answers.join('')}<tags>${tags.map((tag) => `<tag>${plain(tag)}</tag>`).join('')}</tags>` +
    '</question></quiz>'
  );
}

describe('Moodle XML', () => {
  it.each([true, false])('round-trips any question (HTML: %s)', (isHtml) => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        // These are formulas anywhere in Moodle's HTML.
        fc.pre(!isHtml || !/\[tex\]|«math/.test(JSON.stringify(draft)));
        // The name of its default category is ignored.
        fc.pre(!/Default for/.test(draft.exam + draft.subject + draft.topic));
        const root = openXml(Buffer.from(writeMoodle(draft, isHtml))).parts();
        const [item] = readMoodleQuiz('any', root);
        if (!item || isRefused(item)) throw new Error(item?.reason ?? 'nothing');
        const check = checkQuestion(item.item);
        if (!check.ok) throw new Error(check.reason);
        expect(identityOf(check.draft)).toBe(identityOf(draft));
        expect(contentHashOf(check.draft)).toBe(contentHashOf(draft));
      }),
      { numRuns: 300 },
    );
  });
});
