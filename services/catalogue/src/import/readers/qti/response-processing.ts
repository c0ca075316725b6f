import { childElements, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';

/** A QTI value: empty, single or multiple. Booleans are 'true' and 'false'. */
export type QtiValue = readonly string[];

/** The candidate's response, the correct response, and the item's default outcomes. */
export interface QtiSituation {
  readonly responseId: string;
  readonly response: QtiValue;
  readonly correct: QtiValue;
  readonly defaults: ReadonlyMap<string, QtiValue>;
}

/** Matches a URL, in any version of QTI, or only the file name. */
const TEMPLATE = /(?:^|\/)(?:match_correct|CC2_match_basic)(?:\.xml)?\/?(?:[?#].*)?$/i;
const NOTHING: QtiValue = [];
const MAX_VALUES = 100;

type Outcomes = Map<string, QtiValue>;

/** Ends the processing of a response early. */
class Exit extends Error {}

/**
 * Computes the outcome variables (score, feedback) of a response by the item's response processing.
 * Without one, a right response scores 1. Throws RefusedItemError for a mapping with partial credit, and
 * for expressions that a single choice does not need; the error names them.
 */
export function processResponse(
  processing: MarkupElement | undefined,
  situation: QtiSituation,
): ReadonlyMap<string, QtiValue> {
  const outcomes = new Map(situation.defaults);
  const template =
    processing?.attributes.get('template') ?? processing?.attributes.get('templateLocation');
  const rules = processing ? childElements(processing) : [];
  if (template !== undefined && rules.length === 0) checkTemplate(template);
  if (rules.length === 0) {
    const isRight = areEqual(situation.response, situation.correct);
    return setMatch(outcomes, isRight).set('FEEDBACKBASIC', [isRight ? 'correct' : 'incorrect']);
  }
  if (!rules.some(setsScore)) setMatch(outcomes, areEqual(situation.response, situation.correct));
  try {
    runAll(rules, situation, outcomes);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return outcomes;
}

function setMatch(outcomes: Outcomes, isRight: boolean): Outcomes {
  return outcomes.set('SCORE', [isRight ? '1' : '0']);
}

function setsScore(rule: MarkupElement): boolean {
  if (rule.name === 'setOutcomeValue') return rule.attributes.get('identifier') === 'SCORE';
  return childElements(rule).some(setsScore);
}

function checkTemplate(template: string): void {
  if (TEMPLATE.test(template.trim())) return;
  const name = template.trim().split('/').at(-1)?.slice(0, 60) ?? '';
  const why = name.startsWith('map_response')
    ? ': answers are mapped to marks (partial credit)'
    : '';
  throw new RefusedItemError(
    `its response processing is ${name || 'unknown'}${why || ', a template that is not in its package'}`,
  );
}

function runAll(
  rules: readonly MarkupElement[],
  situation: QtiSituation,
  outcomes: Outcomes,
): void {
  for (const rule of rules) run(rule, situation, outcomes);
}

function run(rule: MarkupElement, situation: QtiSituation, outcomes: Outcomes): void {
  switch (rule.name) {
    case 'responseCondition':
      return runCondition(rule, situation, outcomes);
    case 'responseProcessingFragment':
      return runAll(childElements(rule), situation, outcomes);
    case 'setOutcomeValue': {
      const [expression] = childElements(rule);
      const value = expression ? evaluate(expression, situation, outcomes) : NOTHING;
      outcomes.set(rule.attributes.get('identifier') ?? '', value);
      return;
    }
    case 'exitResponse':
      throw new Exit();
    default:
      throw new RefusedItemError(`its response processing has <${shown(rule)}>`);
  }
}

function runCondition(rule: MarkupElement, situation: QtiSituation, outcomes: Outcomes): void {
  for (const branch of childElements(rule)) {
    const parts = childElements(branch);
    if (branch.name === 'responseElse') return runAll(parts, situation, outcomes);
    const [condition, ...rules] = parts;
    if (condition && isTrue(evaluate(condition, situation, outcomes))) {
      return runAll(rules, situation, outcomes);
    }
  }
}

function evaluate(
  expression: MarkupElement,
  situation: QtiSituation,
  outcomes: Outcomes,
): QtiValue {
  const identifier = expression.attributes.get('identifier') ?? '';
  const operands = (): QtiValue[] =>
    childElements(expression).map((operand) => evaluate(operand, situation, outcomes));
  switch (expression.name) {
    case 'variable':
      return isResponse(identifier, situation)
        ? situation.response
        : (outcomes.get(identifier) ?? NOTHING);
    case 'correct':
      return isResponse(identifier, situation) ? situation.correct : NOTHING;
    case 'baseValue':
      return [rawText(expression).trim()];
    case 'null':
      return NOTHING;
    case 'multiple':
    case 'ordered':
      return bounded(operands().flat());
    case 'match':
    case 'equal':
    case 'stringMatch':
      return toQtiBoolean(areEqual(...pair(operands())));
    case 'member':
      return toQtiBoolean(isMember(...pair(operands())));
    case 'isNull':
      return toQtiBoolean(operands().every((value) => value.length === 0));
    case 'not':
      return toQtiBoolean(!operands().every(isTrue));
    case 'and':
      return toQtiBoolean(operands().every(isTrue));
    case 'or':
      return toQtiBoolean(operands().some(isTrue));
    case 'sum':
      return numeric(operands().flat(), (a, b) => a + b);
    case 'product':
      return numeric(operands().flat(), (a, b) => a * b);
    case 'subtract':
      return numeric(operands().flat(), (a, b) => a - b);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return toQtiBoolean(compare(expression.name, ...pair(operands())));
    case 'mapResponse':
    case 'mapResponsePoint':
      throw new RefusedItemError('its answers are mapped to marks (partial credit)');
    default:
      throw new RefusedItemError(`its response processing has <${shown(expression)}>`);
  }
}

/** Templates always use RESPONSE, whatever name the item gives its only response. */
function isResponse(identifier: string, { responseId }: QtiSituation): boolean {
  return identifier === responseId || identifier === 'RESPONSE';
}

/** A container that includes itself twice would double in size with every rule. */
function bounded(values: QtiValue): QtiValue {
  if (values.length <= MAX_VALUES) return values;
  throw new RefusedItemError(`its response processing gathers more than ${MAX_VALUES} values`);
}

function shown({ name }: MarkupElement): string {
  return name.slice(0, 40);
}

function pair([first = NOTHING, second = NOTHING]: readonly QtiValue[]): [QtiValue, QtiValue] {
  return [first, second];
}

function toQtiBoolean(value: boolean): QtiValue {
  return [String(value)];
}

function isTrue(value: QtiValue): boolean {
  return value[0] === 'true';
}

/** Empty values are never equal: QTI's `match` of NULL is NULL. */
function areEqual(first: QtiValue, second: QtiValue): boolean {
  if (first.length === 0 || first.length !== second.length) return false;
  return first.every((value, index) => isSame(value, second[index] ?? ''));
}

function isMember(first: QtiValue, second: QtiValue): boolean {
  return first.length === 1 && second.some((value) => isSame(value, first[0] ?? ''));
}

function isSame(first: string, second: string): boolean {
  if (first === second) return true;
  const isNumber = /^[-+]?\d+(?:\.\d+)?$/;
  return isNumber.test(first) && isNumber.test(second) && Number(first) === Number(second);
}

function numeric(values: readonly string[], combine: (a: number, b: number) => number): QtiValue {
  if (values.length === 0) return NOTHING;
  return [String(values.map(Number).reduce(combine))];
}

function compare(relation: 'gt' | 'gte' | 'lt' | 'lte', [a]: QtiValue, [b]: QtiValue): boolean {
  const difference = Number(a) - Number(b);
  switch (relation) {
    case 'gt':
      return difference > 0;
    case 'gte':
      return difference >= 0;
    case 'lt':
      return difference < 0;
    case 'lte':
      return difference <= 0;
  }
}
