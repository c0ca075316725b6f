import { optionCountProblem, optionLetter } from '../../../questions/rules/options.js';
import { nodesToText } from '../../rules/markup-to-text.js';
import {
  childElement,
  childElements,
  descendants,
  isElement,
  rawText,
  type MarkupElement,
  type MarkupNode,
} from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { withQti2Names } from './qti-names.js';
import { processResponse, type QtiValue } from './response-processing.js';

/** The content of an item. Its classification is in the package's manifest. */
export interface QtiQuestion {
  question: string;
  options: string[];
  /** Index of the right option. */
  correct: number;
  explanation: string | null;
}

const ITEMS = new Set(['assessmentItem', 'qti-assessment-item']);
/** Parts of a QTI 3 question that are outside of the item. */
const NEEDS: Readonly<Record<string, string>> = {
  assessmentStimulusRef: 'a text that several items share',
  companionMaterialsInfo: 'materials beside it',
};

const FEEDBACK = new Set(['feedbackInline', 'feedbackBlock']);

export function isQtiItem(root: MarkupElement): boolean {
  return ITEMS.has(root.name);
}

/**
 * Reads a QTI 2.x or 3.0 assessment item. It accepts a single choice with one right answer. For
 * everything else, it throws RefusedItemError with the reason.
 *
 * @param template the response processing that the item references, if its package has it
 */
export function readQtiItem(root: MarkupElement, template?: MarkupElement): QtiQuestion {
  const item = withQti2Names(root);
  refuseOtherKinds(item);
  const body = required(item, 'itemBody');
  const interaction = onlyInteraction(body);
  const declaration = declarationFor(item, interaction);
  const choices = choicesOf(interaction);
  const processing = template ?? childElement(item, 'responseProcessing');
  const processed = scoreChoices(item, processing, declaration, choices);
  const shown = feedbackShown(item, body, processed);
  return {
    question: textOf(stemNodes(body, interaction, shown), 'question'),
    options: choices.map((choice, index) =>
      textOf(withoutFeedback(choice.children), `option ${optionLetter(index)}`),
    ),
    correct: processed.correct,
    explanation: explanationOf(item, choices.toSpliced(processed.correct, 1), shown),
  };
}

function refuseOtherKinds(item: MarkupElement): void {
  if (item.attributes.get('adaptive')?.trim() === 'true') {
    throw new RefusedItemError('it is adaptive');
  }
  for (const { name } of childElements(item)) {
    if (name.startsWith('template')) {
      throw new RefusedItemError(`it is made from a template (<${name.slice(0, 60)}>)`);
    }
    const needed = Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined;
    if (needed) throw new RefusedItemError(`it needs ${needed} (<${name}>)`);
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
  const other = interactions.find(({ name }) => name !== 'choiceInteraction');
  if (other) {
    throw new RefusedItemError(
      `its interaction is ${other.name.slice(0, 60)}; only single choice is supported`,
    );
  }
  if (interactions.length > 1) {
    throw new RefusedItemError(`it has ${interactions.length} choices in one item`);
  }
  const maxChoices = interaction.attributes.get('maxChoices')?.trim() ?? '1';
  if (maxChoices !== '1') {
    const allowed = maxChoices === '0' ? 'any number of' : `up to ${maxChoices.slice(0, 10)}`;
    throw new RefusedItemError(`it accepts ${allowed} answers; only single choice is supported`);
  }
  return interaction;
}

/** Checked first, because later steps cost time for each choice. */
function choicesOf(interaction: MarkupElement): MarkupElement[] {
  const choices = childElements(interaction, 'simpleChoice');
  const problem = optionCountProblem(choices.length);
  if (problem !== undefined) throw new RefusedItemError(problem);
  return choices;
}

function declarationFor(item: MarkupElement, interaction: MarkupElement): MarkupElement {
  const identifier = interaction.attributes.get('responseIdentifier') ?? '';
  const declaration = childElements(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.get('identifier') === identifier,
  );
  if (!declaration) throw new RefusedItemError('it declares no response for its choice');
  const cardinality = declaration.attributes.get('cardinality');
  if (cardinality !== 'single') {
    throw new RefusedItemError(`it accepts ${cardinality ?? 'unknown'} answers, not a single one`);
  }
  if (childElement(declaration, 'mapping') ?? childElement(declaration, 'areaMapping')) {
    throw new RefusedItemError('its answers are mapped to marks (partial credit)');
  }
  return declaration;
}

interface Processed {
  correct: number;
  /** The outcome variables before any answer. */
  before: ReadonlyMap<string, QtiValue>;
  /** The outcome variables after the right answer. */
  after: ReadonlyMap<string, QtiValue>;
}

function scoreChoices(
  item: MarkupElement,
  processing: MarkupElement | undefined,
  declaration: MarkupElement,
  choices: readonly MarkupElement[],
): Processed {
  const identifiers = choices.map(({ attributes }) => attributes.get('identifier') ?? '');
  if (new Set(identifiers).size < identifiers.length) {
    throw new RefusedItemError('two of its choices have the same identifier');
  }
  const declared = valuesOf(childElement(declaration, 'correctResponse'));
  if (declared.length > 1) throw new RefusedItemError(`it has ${declared.length} right answers`);
  const defaults = defaultOutcomes(item);
  const responseId = declaration.attributes.get('identifier') ?? '';
  const outcomes = identifiers.map((identifier) =>
    processResponse(processing, {
      responseId,
      response: [identifier],
      correct: declared,
      defaults,
    }),
  );
  const scores = outcomes.map((outcome) => Number(outcome.get('SCORE')?.[0] ?? 0));
  const correct = findKey(scores, identifiers, declared[0]);
  return { correct, before: defaults, after: outcomes[correct] ?? defaults };
}

function findKey(
  scores: readonly number[],
  identifiers: readonly string[],
  declared: string | undefined,
): number {
  const scoring = scores.flatMap((score, index) => (score > 0 ? [index] : []));
  const [first] = scoring;
  if (scoring.length > 1) {
    const isPartial = new Set(scoring.map((index) => scores[index])).size > 1;
    throw new RefusedItemError(
      isPartial ? 'several answers earn marks (partial credit)' : 'several answers are right',
    );
  }
  if (declared !== undefined && !identifiers.includes(declared)) {
    throw new RefusedItemError(`its right answer ${declared.slice(0, 60)} is none of its choices`);
  }
  if (first === undefined) throw new RefusedItemError('it has no right answer');
  if (declared !== undefined && identifiers[first] !== declared) {
    throw new RefusedItemError('its scoring contradicts the right answer that it declares');
  }
  return first;
}

function defaultOutcomes(item: MarkupElement): ReadonlyMap<string, QtiValue> {
  return new Map(
    childElements(item, 'outcomeDeclaration').map((declaration) => [
      declaration.attributes.get('identifier') ?? '',
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

function feedbackShown(
  item: MarkupElement,
  body: MarkupElement,
  processed: Processed,
): ShownFeedback {
  const inBody = [...descendants(body)].filter(({ name }) => FEEDBACK.has(name));
  const all = [...inBody, ...childElements(item, 'modalFeedback')];
  const before = new Set(inBody.filter((it) => isShown(it, processed.before)));
  const after = all.filter((it) => !before.has(it) && isShown(it, processed.after));
  return { before, after: new Set(after) };
}

function isShown({ attributes }: MarkupElement, outcomes: ReadonlyMap<string, QtiValue>): boolean {
  const values = outcomes.get(attributes.get('outcomeIdentifier') ?? '') ?? [];
  const isSet = values.includes(attributes.get('identifier') ?? '');
  return attributes.get('showHide') === 'hide' ? !isSet : isSet;
}

/** The body's text, with the prompt in place of the choice. */
function stemNodes(
  { children }: MarkupElement,
  interaction: MarkupElement,
  shown: ShownFeedback,
): MarkupNode[] {
  return children.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node];
    if (node === interaction) return childElements(node, 'prompt');
    if (FEEDBACK.has(node.name)) {
      return shown.before.has(node) ? [{ ...node, name: 'div' }] : [];
    }
    const view = node.attributes.get('view')?.split(/\s+/);
    if (node.name === 'rubricBlock' && view && !view.includes('candidate')) return [];
    return [{ ...node, children: stemNodes(node, interaction, shown) }];
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
): string | null {
  const ofWrong = new Set(wrong.flatMap((choice) => [...descendants(choice)]));
  const shown = [...after].filter((feedback) => !ofWrong.has(feedback));
  const modal = childElements(item, 'modalFeedback');
  const taken = shown.length === 0 && modal.length === 1 ? modal : shown;
  const texts = taken.map(({ children }) => textOf(children, 'explanation'));
  return texts.filter((text) => text !== '').join('\n') || null;
}

function textOf(nodes: readonly MarkupNode[], where: string): string {
  const result = nodesToText(nodes);
  if ('reason' in result) throw new RefusedItemError(`${where}: ${result.reason}`);
  return result.text;
}
