import { describe, expect, it } from '@jest/globals';
import { isRefused, type FoundItem, type PictureSource } from '../../rules/import-item.js';
import { openXml } from '../xml/parse-xml.js';
import { readMoodleQuiz } from './moodle-quiz.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

function answer(fraction: number, text: string): string {
  return `<answer fraction="${fraction}" format="html">${text}</answer>`;
}

/** @param question and options: what is in their elements */
function quiz(question: string, options: readonly string[]): string {
  return (
    '<quiz><question type="multichoice"><name><text>Q</text></name>' +
    `<questiontext format="html">${question}</questiontext><single>true</single>` +
    options.map((option, index) => answer(index === 0 ? 100 : 0, option)).join('') +
    '</question></quiz>'
  );
}

function read(document: string): FoundItem {
  const [found] = readMoodleQuiz('bank.xml', openXml(Buffer.from(document)).parts());
  if (!found || isRefused(found)) throw new Error(found?.reason ?? 'nothing was found');
  return found;
}

function reasonOf(document: string): string {
  const [found] = readMoodleQuiz('bank.xml', openXml(Buffer.from(document)).parts());
  return found && isRefused(found) ? found.reason : 'taken';
}

async function contentOf(source: PictureSource | null | undefined): Promise<string> {
  const bytes = await source?.read().catch((error: unknown) => Buffer.from(String(error)));
  return bytes?.toString() ?? 'none';
}

const OPTIONS = ['<text>one</text>', '<text>two</text>'];

describe('pictures of Moodle XML', () => {
  it('are the files of their texts, by name and folder', async () => {
    const question =
      '<text><![CDATA[<p>Look:</p><p><img src="@@PLUGINFILE@@/a%20b.png?time=1" alt="A map" width="20"><img src="@@PLUGINFILE@@/set/b.png"></p>]]></text>' +
      `<file name="b.png" path="/" encoding="base64">${base64('wrong')}</file>` +
      `<file name="a b.png" path="/" encoding="base64">${base64('map')}</file>` +
      `<file name="b.png" path="/set/" encoding="base64">${base64('set')}</file>`;
    const { pictures, warnings } = read(quiz(question, OPTIONS));
    const sources = pictures?.question ?? [];
    expect(sources.map(({ name, alt }) => [name, alt])).toEqual([
      ['@@PLUGINFILE@@/a%20b.png?time=1', 'A map'],
      ['@@PLUGINFILE@@/set/b.png', ''],
    ]);
    expect(await Promise.all(sources.map(contentOf))).toEqual(['map', 'set']);
    expect(warnings).toEqual([]);
  });

  it('may stand in options, each with files of its own', async () => {
    const option = (content: string): string =>
      `<text>&lt;img src="@@PLUGINFILE@@/x.png"></text><file name="x.png" encoding="base64">${base64(content)}</file>`;
    const { pictures } = read(
      quiz('<text>Which?</text>', [option('A'), '<text>none</text>', option('C')]),
    );
    expect(pictures?.question).toEqual([]);
    const contents = (pictures?.options ?? []).map(contentOf);
    expect(await Promise.all(contents)).toEqual(['A', 'none', 'C']);
  });

  it('may be in the address itself', async () => {
    const data = `data:image/png;base64,${base64('inside')}`;
    const { pictures } = read(quiz(`<text>&lt;img src="${data}"> Why?</text>`, OPTIONS));
    expect(await contentOf(pictures?.question?.[0])).toBe('inside');
  });

  it('may be as large in the address as in a file', async () => {
    const data = `data:image/png;base64,${base64('x'.repeat(1_500_000))}`;
    const { pictures } = read(quiz(`<text>&lt;img src="${data}"> Why?</text>`, OPTIONS));
    expect(await contentOf(pictures?.question?.[0])).toHaveLength(1_500_000);
  });

  it('are refused if the file is missing or in another encoding', async () => {
    const text = '<text>&lt;img src="@@PLUGINFILE@@/a.png"> Why?</text>';
    const [missing] = read(quiz(text, OPTIONS)).pictures?.question ?? [];
    expect(await contentOf(missing)).toContain('the file has no <file> with that name');
    const file = '<file name="a.png" encoding="uu">x</file>';
    const [other] = read(quiz(text + file, OPTIONS)).pictures?.question ?? [];
    expect(await contentOf(other)).toContain('its encoding is “uu”, not base64');
  });

  it.each([
    ['<img src="https://example.org/a.png">', /^question: it needs a picture of another place/],
    ['<img src="//example.org/a.png">', /^question: it needs a picture of another place/],
    ['<img src="file:///etc/passwd">', /^question: it needs a picture of another place/],
    ['<img alt="x">', 'question: it needs a picture (<img>)'],
    ['<svg><path d="M0 0"/></svg>', 'question: it needs a drawing (<svg>)'],
    ['x<sup><img src="a.png"></sup>', 'question: it needs a picture (<img> a.png)'],
    ['<object data="a.swf"></object>', 'question: it needs an embedded object (<object> a.swf)'],
  ])('are refused: %s', (html, reason) => {
    expect(reasonOf(quiz(`<text><![CDATA[${html} Why?]]></text>`, OPTIONS))).toMatch(reason);
  });

  it('are refused beyond one in an option', () => {
    const two = '<text>&lt;img src="a.png">&lt;img src="b.png"></text>';
    expect(reasonOf(quiz('<text>Q</text>', [two, '<text>b</text>']))).toBe(
      'option A: it has 2 pictures, not one',
    );
  });

  it('belong to the explanation, also one without words', async () => {
    const picture = (name: string): string =>
      `<text>&lt;img src="@@PLUGINFILE@@/${name}"></text><file name="${name}" encoding="base64">${base64(name)}</file>`;
    const feedback = `<text>one</text><feedback format="html">${picture('own.png')}</feedback>`;
    const document = quiz('<text>Q</text>', [feedback, '<text>b</text>']);
    const ofOption = read(document);
    expect(ofOption.item['explanation']).toBeNull();
    expect(await contentOf(ofOption.pictures?.explanation?.[0])).toBe('own.png');
    const general = `<generalfeedback format="html">${picture('all.png')}</generalfeedback>`;
    const { pictures } = read(document.replace('<single>', `${general}<single>`));
    expect(pictures?.explanation).toHaveLength(1);
    expect(await contentOf(pictures?.explanation?.[0])).toBe('all.png');
  });
});
