import { childElements, isElement, rawText, type MarkupElement } from './markup-node.js';
import { textInFormula } from './raised-text.js';
import { UnsupportedMarkup } from './unsupported-markup.js';

const FUNCTIONS = new Set(
  (
    'arccos arcsin arctan arg cos cosec cosh cot coth csc deg det dim exp gcd hom inf ker lg lim ' +
    'liminf limsup ln log max min sec sin sinh sup tan tanh'
  ).split(' '),
);

/** Function names without a KaTeX command. */
const UNKNOWN_FUNCTIONS = new Set(['cosec']);

/** Operators with limits above and below. */
const BIG = new Set([
  '∑',
  '∏',
  '∐',
  '⋃',
  '⋂',
  '⋁',
  '⋀',
  '⨁',
  '⨂',
  'lim',
  'max',
  'min',
  'sup',
  'inf',
]);

const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '∮': '\\oint ',
  '√': '\\surd ',
  '∞': '\\infty ',
  '⋅': '\\cdot ',
  '…': '\\dots ',
  '⋯': '\\cdots ',
  '∥': '\\parallel ',
  '‖': '\\|',
  '\u00a0': '\\ ',
};

/** Characters for reading a formula aloud; they are not displayed. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

const ACCENTS: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  _: '\\overline',
  '―': '\\overline',
  '→': '\\overrightarrow',
  '⃗': '\\overrightarrow',
  '←': '\\overleftarrow',
  '^': '\\hat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˜': '\\tilde',
  '.': '\\dot',
  '˙': '\\dot',
  '¨': '\\ddot',
  '⏞': '\\overbrace',
};

/**
 * Converts a `<math>` element to LaTeX without delimiters. If it contains LaTeX (an annotation), returns
 * that. Throws UnsupportedMarkup for elements without an equivalent here; the error names them.
 */
export function mathmlToLatex(math: MarkupElement): string {
  return annotationOf(math) ?? withoutBlanks(inRow(math));
}

/** Without blanks at both ends: white space and `\ `, but of `\\ ` only the white space. */
function withoutBlanks(latex: string): string {
  return latex.replace(/^(?:\\?\s)+/, '').replace(/(?<=(?:^|[^\\])(?:\\\\)*)(?:\\?\s)+$/, '');
}

function annotationOf(math: MarkupElement): string | undefined {
  const [semantics] = childElements(math, 'semantics');
  const annotation =
    semantics &&
    childElements(semantics, 'annotation').find((it) =>
      /^(?:application\/x-tex|text\/x-tex|latex|tex)$/i.test(it.attributes.get('encoding') ?? ''),
    );
  const latex = annotation && rawText(annotation).trim();
  return latex && !/\\[)\]]/.test(latex) ? latex : undefined;
}

function inRow(element: MarkupElement): string {
  return element.children
    .map((child) => (isElement(child) ? toLatex(child) : signs(child.trim())))
    .join('');
}

function toLatex(element: MarkupElement): string {
  switch (element.name) {
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'mtd':
      return inRow(element);
    case 'semantics':
      return toLatex(part(element, 0));
    case 'mi':
    case 'mo':
      return identifier(rawText(element).trim());
    case 'mn':
      return signs(rawText(element).trim());
    case 'mtext':
    case 'ms':
      return textInFormula(rawText(element).replace(/\s+/g, ' '));
    case 'mspace':
      return '\\ ';
    case 'mfrac':
      return fraction(element);
    case 'msqrt':
      return `\\sqrt{${inRow(element)}}`;
    case 'mroot':
      return `\\sqrt[${toLatex(part(element, 1))}]{${toLatex(part(element, 0))}}`;
    case 'msup':
      return `${base(element)}^{${toLatex(part(element, 1))}}`;
    case 'msub':
      return `${base(element)}_{${toLatex(part(element, 1))}}`;
    case 'msubsup':
      return `${base(element)}_{${toLatex(part(element, 1))}}^{${toLatex(part(element, 2))}}`;
    case 'mover':
      return over(element);
    case 'munder':
      return under(element);
    case 'munderover':
      return underOver(element);
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return matrix(element);
    default:
      throw new UnsupportedMarkup(
        `its formula has <${element.name}>, which cannot be written in LaTeX`,
      );
  }
}

function part(element: MarkupElement, index: number): MarkupElement {
  const child = childElements(element)[index];
  if (!child) throw new UnsupportedMarkup(`its formula has an incomplete <${element.name}>`);
  return child;
}

function base(element: MarkupElement): string {
  const child = part(element, 0);
  const latex = toLatex(child);
  return /^m[ino]$/.test(child.name) || isBig(child) ? latex.trim() : `{${latex}}`;
}

function identifier(name: string): string {
  if (FUNCTIONS.has(name)) {
    return UNKNOWN_FUNCTIONS.has(name) ? `\\operatorname{${name}}` : `\\${name} `;
  }
  return /^[A-Za-z]{2,}$/.test(name) ? `\\mathrm{${name}}` : signs(name);
}

function signs(text: string): string {
  return [...text.replace(INVISIBLE, '')].map(sign).join('');
}

function sign(character: string): string {
  if (character === '\\') return '\\backslash ';
  if (character === '^' || character === '~') return `\\text{${textSign(character)}}`;
  if (/[{}$%&#_]/.test(character)) return `\\${character}`;
  return SIGNS[character] ?? character;
}

function textSign(character: string): string {
  return character === '^' ? '\\textasciicircum{}' : '\\textasciitilde{}';
}

function fraction(element: MarkupElement): string {
  const above = toLatex(part(element, 0));
  const below = toLatex(part(element, 1));
  const hasLine = !/^0(?:\D|$)/.test(element.attributes.get('linethickness') ?? '1');
  return hasLine ? `\\frac{${above}}{${below}}` : `\\genfrac{}{}{0pt}{}{${above}}{${below}}`;
}

function isBig(element: MarkupElement): boolean {
  return BIG.has(rawText(element).trim());
}

function over(element: MarkupElement): string {
  const [below, above] = [part(element, 0), part(element, 1)];
  if (isBig(below)) return `${toLatex(below).trim()}^{${toLatex(above)}}`;
  const accent = ACCENTS[rawText(above).trim()];
  if (accent) return `${accent}{${toLatex(below)}}`;
  return `\\overset{${toLatex(above)}}{${toLatex(below)}}`;
}

function under(element: MarkupElement): string {
  const [above, below] = [part(element, 0), part(element, 1)];
  if (isBig(above)) return `${toLatex(above).trim()}_{${toLatex(below)}}`;
  const mark = rawText(below).trim();
  if (mark === '_' || mark === '¯' || mark === '‾') return `\\underline{${toLatex(above)}}`;
  if (mark === '⏟') return `\\underbrace{${toLatex(above)}}`;
  return `\\underset{${toLatex(below)}}{${toLatex(above)}}`;
}

function underOver(element: MarkupElement): string {
  const [middle, below, above] = [0, 1, 2].map((index) => toLatex(part(element, index)));
  const first = part(element, 0);
  if (isBig(first) || rawText(first).trim() === '∫') {
    return `${middle?.trim()}_{${below}}^{${above}}`;
  }
  return `\\overset{${above}}{\\underset{${below}}{${middle}}}`;
}

function fenced(element: MarkupElement): string {
  const open = signs(element.attributes.get('open') ?? '(') || '.';
  const close = signs(element.attributes.get('close') ?? ')') || '.';
  const separators = [...(element.attributes.get('separators') ?? ',').replace(/\s/g, '')];
  const inside = childElements(element)
    .map((child, index) => {
      const separator = index === 0 ? '' : (separators[index - 1] ?? separators.at(-1) ?? '');
      return signs(separator) + toLatex(child);
    })
    .join('');
  return `\\left${open}${inside}\\right${close}`;
}

function matrix(element: MarkupElement): string {
  const rows = childElements(element).map((row) => {
    if (row.name !== 'mtr') throw new UnsupportedMarkup(`its formula has <${row.name}> in a table`);
    return childElements(row).map(toLatex).join(' & ');
  });
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}
