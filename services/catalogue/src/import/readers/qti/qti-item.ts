import type { AcceptedRange } from '../../../questions/rules/answer-key.js';
import { optionLetter } from '../../../questions/rules/options.js';
import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import {
  childElement,
  childElements,
  descendants,
  isElement,
  rawText,
  type MarkupElement,
  type MarkupNode,
} from '../../rules/markup/markup-node.js';
import { isQuestionTable } from '../../rules/markup/question-table.js';
import type { NamedPicture, NamedPictures } from '../../rules/pictures/named-pictures.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import {
  choicesOf,
  findRightChoice,
  findRightChoices,
  identifierOf,
  maxChoicesOf,
} from './qti-choice.js';
import { fieldOf, type Field } from './qti-field.js';
import { readMatching } from './qti-matching.js';
import { withQti2Names } from './qti-names.js';
import { findRightNumbers } from './qti-number.js';
import type { QtiPassage } from './qti-stimulus.js';
import { illustratedTextOf, tableOf, textOf, type IllustratedText } from './qti-text.js';
import { ResponseProcessing, type DeclaredResponse, type QtiValue } from './response-processing.js';

/** The content of an item. Its classification is in the package's manifest. */
interface QtiQuestion {
  question: string;
  /** None for a question that asks for a number. */
  options?: string[];
  /** Index of the right option, or the list of several. */
  correct?: number | number[];
  /** The right numbers. */
  answer?: AcceptedRange[];
  unit?: string;
  table?: QuestionTable;
  passage?: QtiPassage;
  explanation: string | null;
}

/** An item, with the pictures that its texts name and what its author should check. */
export interface QtiItem {
  item: QtiQuestion;
  /** Their files are relative to that of the item. Those of the shared text are not among them. */
  pictures: NamedPictures;
  warnings: readonly string[];
}

/** What an item refers to in its package. */
export interface QtiReferences {
  /** Its response processing, if the package has it. */
  template?: MarkupElement | undefined;
  /** The text that it shares with other items. */
  passage?: QtiPassage | undefined;
}

const ITEMS = new Set(['assessmentItem', 'qti-assessment-item']);
/** Parts of a QTI 3 question that are outside of the item. */
const NEEDS: Readonly<Record<string, string>> = {
  companionMaterialsInfo: 'materials beside it',
};

/** The interactions that become a question. */
const SUPPORTED = new Set([
  'choiceInteraction',
  'textEntryInteraction',
  'matchInteraction',
  'associateInteraction',
]);

const FEEDBACK = new Set(['feedbackInline', 'feedbackBlock']);

/** In place of a field within a sentence. */
const BLANK = '_____';

export function isQtiItem(root: MarkupElement): boolean {
  return ITEMS.has(root.name);
}

/**
 * Reads a QTI 2.x or 3.0 assessment item. It accepts a choice of one or several options, a number, and two
 * lists to match. For everything else, it throws RefusedItemError with the reason.
 */
export function readQtiItem(
  root: MarkupElement,
  { template, passage }: QtiReferences = {},
): QtiItem {
  const item = withQti2Names(root);
  refuseOtherKinds(item, passage);
  const body = required(item, 'itemBody');
  const interaction = onlyInteraction(body);
  const declaration = declarationFor(item, interaction);
  const declared = {
    id: identifierOf(declaration),
    correct: valuesOf(childElement(declaration, 'correctResponse')),
    mapping: childElement(declaration, 'mapping'),
  };
  const rules = template ?? childElement(item, 'responseProcessing');
  const processing = new ResponseProcessing(rules, declared, defaultOutcomes(item));
  const answers = readAnswers(body, interaction, { declaration, declared, processing, rules });
  const { right, wrong, optionPictures, warnings, ...content } = answers;
  const shown = feedbackShown(item, body, processing.defaults, processing.run(right));
  const table = content.table ? undefined : onlyTable(body);
  const field =
    interaction.name === 'textEntryInteraction' ? fieldOf(body, interaction) : undefined;
  const stem = illustratedTextOf(stemNodes(body, { interaction, field, table, shown }), 'question');
  const explanation = explanationOf(item, wrong, shown);
  const question = {
    question: stem.text,
    ...content,
    ...(table && { table: tableOf(table, 'a cell of the table') }),
    ...(passage && { passage }),
    explanation: explanation.text || null,
  };
  return {
    item: question,
    pictures: {
      ...{ question: stem.pictures, options: optionPictures },
      ...{ passage: [], explanation: explanation.pictures },
    },
    warnings: [...stem.warnings, ...warnings, ...explanation.warnings],
  };
}

function refuseOtherKinds(item: MarkupElement, passage: QtiPassage | undefined): void {
  if (item.attributes.get('adaptive')?.trim() === 'true') {
    throw new RefusedItemError('it is adaptive');
  }
  for (const { name } of childElements(item)) {
    if (name.startsWith('template')) {
      throw new RefusedItemError(`it is made from a template (<${name.slice(0, 60)}>)`);
    }
    const needed = Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined;
    if (needed) throw new RefusedItemError(`it needs ${needed} (<${name}>)`);
    if (name === 'assessmentStimulusRef' && !passage) {
      throw new RefusedItemError('it needs a text that several items share; import their package');
    }
  }
}

function required(parent: MarkupElement, name: string): MarkupElement {
  const element = childElement(parent, name);
  if (element) return element;
  throw new RefusedItemError(`it has no <${name}>`);
}

function onlyInteraction(body: MarkupElement): MarkupElement {
  const interactions = [...descendants(body)].filter(({ name }) => name.endsWith('Interaction'));
  const [interaction] = interactions;
  if (!interaction) throw new RefusedItemError('it asks for no answer (no interaction)');
  const other = interactions.find(({ name }) => !SUPPORTED.has(name));
  if (other) {
    throw new RefusedItemError(
      `its interaction is ${other.name.slice(0, 60)}; only choices, matching lists and numbers are supported`,
    );
  }
  if (interactions.length > 1) {
    throw new RefusedItemError(`it asks for ${interactions.length} answers in one item`);
  }
  return interaction;
}

function declarationFor(item: MarkupElement, interaction: MarkupElement): MarkupElement {
  const identifier = interaction.attributes.get('responseIdentifier') ?? '';
  const declaration = childElements(item, 'responseDeclaration').find(
    (own) => identifierOf(own) === identifier,
  );
  if (!declaration) throw new RefusedItemError('it declares no response for its interaction');
  if (childElement(declaration, 'areaMapping')) {
    throw new RefusedItemError('its answers are areas of a picture');
  }
  return declaration;
}

interface Answers extends Pick<QtiQuestion, 'options' | 'correct' | 'answer' | 'unit' | 'table'> {
  /** A right response. */
  right: QtiValue;
  /** The choices that are wrong. */
  wrong: readonly MarkupElement[];
  /** The picture of each choice. */
  optionPictures: readonly (NamedPicture | null)[];
  warnings: readonly string[];
}

/** What the answers of an item are read from. */
interface AnswerRules {
  declaration: MarkupElement;
  declared: DeclaredResponse;
  processing: ResponseProcessing;
  rules: MarkupElement | undefined;
}

function readAnswers(body: MarkupElement, interaction: MarkupElement, given: AnswerRules): Answers {
  const { declaration, declared, processing } = given;
  switch (interaction.name) {
    case 'choiceInteraction':
      return readChoices(interaction, declaration, declared, processing);
    case 'textEntryInteraction':
      return readNumber(body, interaction, given);
    default: {
      const own = { ...interaction, children: withoutFeedback(interaction.children) };
      return {
        ...readMatching(own, declared, processing),
        ...{ wrong: [], optionPictures: [], warnings: [] },
      };
    }
  }
}

function readChoices(
  interaction: MarkupElement,
  declaration: MarkupElement,
  declared: DeclaredResponse,
  processing: ResponseProcessing,
): Answers {
  const cardinality = declaration.attributes.get('cardinality') ?? 'unknown';
  if (cardinality !== 'single' && cardinality !== 'multiple') {
    throw new RefusedItemError(`its answers are ${cardinality.slice(0, 20)}, not chosen`);
  }
  const maxChoices = maxChoicesOf(interaction, cardinality);
  const choices = choicesOf(interaction);
  const identifiers = choices.map(identifierOf);
  const right =
    maxChoices === 1
      ? [findRightChoice(identifiers, declared, processing)]
      : findRightChoices(identifiers, maxChoices, declared, processing);
  const [only = 0] = right;
  const options = choices.map((choice, index) =>
    illustratedTextOf(withoutFeedback(choice.children), `option ${optionLetter(index)}`),
  );
  return {
    options: options.map(({ text }) => text),
    optionPictures: options.map(({ pictures }, index) => onlyPicture(pictures, index)),
    warnings: options.flatMap(({ warnings }) => warnings),
    correct: maxChoices === 1 ? only : right,
    right: right.map((index) => identifiers[index] ?? ''),
    wrong: choices.filter((_, index) => !right.includes(index)),
  };
}

function onlyPicture(pictures: readonly NamedPicture[], option: number): NamedPicture | null {
  if (pictures.length <= 1) return pictures[0] ?? null;
  throw new RefusedItemError(
    `option ${optionLetter(option)}: it has ${pictures.length} pictures, not one`,
  );
}

function readNumber(
  body: MarkupElement,
  interaction: MarkupElement,
  { declaration, declared, processing, rules }: AnswerRules,
): Answers {
  const type = declaration.attributes.get('baseType') ?? 'unknown';
  if (declaration.attributes.get('cardinality') !== 'single') {
    throw new RefusedItemError('its answer is several values, not one number');
  }
  if (type !== 'float' && type !== 'integer') {
    throw new RefusedItemError(`its answer is of the type ${type.slice(0, 20)}, not a number`);
  }
  const answer = findRightNumbers(rules, declared, processing, type === 'integer');
  const { unit } = fieldOf(body, interaction);
  return {
    answer,
    ...(unit && { unit: textOf(unit.children, 'unit') }),
    right: answer.slice(0, 1).map(({ from }) => from),
    wrong: [],
    optionPictures: [],
    warnings: [],
  };
}

/** The table beside the text, if it is marked and the only one. */
function onlyTable(body: MarkupElement): MarkupElement | undefined {
  const tables = childElements(body).filter(isQuestionTable);
  return tables.length === 1 ? tables[0] : undefined;
}

function defaultOutcomes(item: MarkupElement): ReadonlyMap<string, QtiValue> {
  return new Map(
    childElements(item, 'outcomeDeclaration').map((declaration) => [
      identifierOf(declaration),
      valuesOf(childElement(declaration, 'defaultValue')),
    ]),
  );
}

function valuesOf(parent: MarkupElement | undefined): string[] {
  return parent ? childElements(parent, 'value').map((value) => rawText(value).trim()) : [];
}

interface ShownFeedback {
  /** Texts of the body that are visible before any answer. */
  before: ReadonlySet<MarkupElement>;
  /** Feedback that is only visible after the right answer. */
  after: ReadonlySet<MarkupElement>;
}

/**
 * @param defaults the outcome variables before any answer
 * @param outcomes the outcome variables after the right answer
 */
function feedbackShown(
  item: MarkupElement,
  body: MarkupElement,
  defaults: ReadonlyMap<string, QtiValue>,
  outcomes: ReadonlyMap<string, QtiValue>,
): ShownFeedback {
  const inBody = [...descendants(body)].filter(({ name }) => FEEDBACK.has(name));
  const all = [...inBody, ...childElements(item, 'modalFeedback')];
  const before = new Set(inBody.filter((it) => isShown(it, defaults)));
  const after = all.filter((it) => !before.has(it) && isShown(it, outcomes));
  return { before, after: new Set(after) };
}

function isShown({ attributes }: MarkupElement, outcomes: ReadonlyMap<string, QtiValue>): boolean {
  const values = outcomes.get(attributes.get('outcomeIdentifier') ?? '') ?? [];
  const isSet = values.includes(attributes.get('identifier') ?? '');
  return attributes.get('showHide') === 'hide' ? !isSet : isSet;
}

/** What the text of a question does not have, or has in another form. */
interface StemParts {
  interaction: MarkupElement;
  field: Field | undefined;
  table: MarkupElement | undefined;
  shown: ShownFeedback;
}

/** The body's text, with the prompt in place of a choice, and a blank in place of a field. */
function stemNodes({ children }: MarkupElement, parts: StemParts): MarkupNode[] {
  const { interaction, field, table, shown } = parts;
  return children.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node];
    if (node === interaction) return field ? [BLANK] : childElements(node, 'prompt');
    if (node === field?.line || node === table) return [];
    if (FEEDBACK.has(node.name)) {
      return shown.before.has(node) ? [{ ...node, name: 'div' }] : [];
    }
    const view = node.attributes.get('view')?.split(/\s+/);
    if (node.name === 'rubricBlock' && view && !view.includes('candidate')) return [];
    return [{ ...node, children: stemNodes(node, parts) }];
  });
}

function withoutFeedback(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node];
    return FEEDBACK.has(node.name) ? [] : [{ ...node, children: withoutFeedback(node.children) }];
  });
}

/** The feedback after the right answer, or else the only feedback, whatever its condition. */
function explanationOf(
  item: MarkupElement,
  wrong: readonly MarkupElement[],
  { after }: ShownFeedback,
): IllustratedText {
  const ofWrong = new Set(wrong.flatMap((choice) => [...descendants(choice)]));
  const shown = [...after].filter((feedback) => !ofWrong.has(feedback));
  const modal = childElements(item, 'modalFeedback');
  const taken = shown.length === 0 && modal.length === 1 ? modal : shown;
  const texts = taken.map(({ children }) => illustratedTextOf(children, 'explanation'));
  return {
    text: texts.flatMap(({ text }) => (text === '' ? [] : text)).join('\n'),
    pictures: texts.flatMap(({ pictures }) => pictures),
    warnings: texts.flatMap(({ warnings }) => warnings),
  };
}
