import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
} from '../../../questions/rules/decimal.js';
import { childElements, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { readNumber, valueKey } from './qti-decimal.js';
import { mapResponse } from './response-mapping.js';

/** A QTI value: empty, single or multiple. Booleans are 'true' and 'false'. */
export type QtiValue = readonly string[];

/** What an item declares of its response. */
export interface DeclaredResponse {
  readonly id: string;
  /** The correct response; empty if none is declared. */
  readonly correct: QtiValue;
  readonly mapping: MarkupElement | undefined;
}

/** A response that is processed, and how many steps that may still take. */
interface Situation {
  readonly declared: DeclaredResponse;
  readonly response: QtiValue;
  readonly steps: { left: number };
}

/** Match a URL, in any version of QTI, or only the file name. */
const MATCH = /(?:^|\/)(?:match_correct|CC2_match_basic)(?:\.xml)?\/?(?:[?#].*)?$/i;
const MAP = /(?:^|\/)(?:CC2_)?map_response(?:\.xml)?\/?(?:[?#].*)?$/i;
const NOTHING: QtiValue = [];
const MAX_VALUES = 100;
/** Rules and expressions for all responses of an item together. */
const MAX_STEPS = 1_000_000;

type Outcomes = Map<string, QtiValue>;

/** Ends the processing of a response early. */
class Exit extends Error {}

/**
 * The response processing of an item, for any number of responses. Throws RefusedItemError for expressions
 * that a choice or a number does not need; the error names them.
 */
export class ResponseProcessing {
  private readonly rules: readonly MarkupElement[];
  private readonly hasScore: boolean;
  private readonly isMapped: boolean;
  private readonly steps = { left: MAX_STEPS };

  /**
   * @param processing the item's own, or the template that it refers to
   * @param defaults the outcome variables before any response
   */
  constructor(
    processing: MarkupElement | undefined,
    private readonly declared: DeclaredResponse,
    readonly defaults: ReadonlyMap<string, QtiValue>,
  ) {
    this.rules = processing ? childElements(processing) : [];
    this.hasScore = this.rules.some(setsScore);
    const template =
      processing?.attributes.get('template') ?? processing?.attributes.get('templateLocation');
    this.isMapped = this.rules.length === 0 && isMapTemplate(template);
  }

  /**
   * Computes the outcome variables (score, feedback) of a response. Without rules that set a score, a right
   * response scores 1.
   */
  run(response: QtiValue): ReadonlyMap<string, QtiValue> {
    const situation = { declared: this.declared, response, steps: this.steps };
    const outcomes = new Map(this.defaults);
    if (this.isMapped) return outcomes.set('SCORE', mapped(situation));
    if (!this.hasScore) {
      const isRight = areEqual(response, this.declared.correct);
      outcomes.set('SCORE', [isRight ? '1' : '0']);
      if (this.rules.length === 0) {
        outcomes.set('FEEDBACKBASIC', [isRight ? 'correct' : 'incorrect']);
      }
    }
    try {
      runAll(this.rules, situation, outcomes);
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
    }
    return outcomes;
  }

  /** The score of a response. */
  score(response: QtiValue): number {
    return Number(this.run(response).get('SCORE')?.[0] ?? 0);
  }
}

function setsScore(rule: MarkupElement): boolean {
  if (rule.name === 'setOutcomeValue') return rule.attributes.get('identifier') === 'SCORE';
  return childElements(rule).some(setsScore);
}

function isMapTemplate(template: string | undefined): boolean {
  if (template === undefined || MATCH.test(template.trim())) return false;
  if (MAP.test(template.trim())) return true;
  const name = template.trim().split('/').at(-1)?.slice(0, 60) ?? '';
  throw new RefusedItemError(
    `its response processing is ${name || 'unknown'}, a template that is not in its package`,
  );
}

function runAll(rules: readonly MarkupElement[], situation: Situation, outcomes: Outcomes): void {
  for (const rule of rules) run(rule, situation, outcomes);
}

function run(rule: MarkupElement, situation: Situation, outcomes: Outcomes): void {
  countStep(situation);
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

function countStep({ steps }: Situation): void {
  steps.left -= 1;
  if (steps.left < 0) throw new RefusedItemError('its response processing takes too many steps');
}

function runCondition(rule: MarkupElement, situation: Situation, outcomes: Outcomes): void {
  for (const branch of childElements(rule)) {
    const parts = childElements(branch);
    if (branch.name === 'responseElse') return runAll(parts, situation, outcomes);
    const [condition, ...rules] = parts;
    if (condition && isTrue(evaluate(condition, situation, outcomes))) {
      return runAll(rules, situation, outcomes);
    }
  }
}

function evaluate(expression: MarkupElement, situation: Situation, outcomes: Outcomes): QtiValue {
  countStep(situation);
  const identifier = expression.attributes.get('identifier') ?? '';
  const operands = (): QtiValue[] =>
    childElements(expression).map((operand) => evaluate(operand, situation, outcomes));
  switch (expression.name) {
    case 'variable':
      return isResponse(identifier, situation)
        ? situation.response
        : (outcomes.get(identifier) ?? NOTHING);
    case 'correct':
      return isResponse(identifier, situation) ? situation.declared.correct : NOTHING;
    case 'baseValue':
      return [rawText(expression).trim()];
    case 'null':
      return NOTHING;
    case 'multiple':
    case 'ordered':
      return bounded(operands().flat());
    case 'match':
    case 'stringMatch':
      return toQtiBoolean(areEqual(...pair(operands())));
    case 'equal':
      return toQtiBoolean(isEqual(expression, ...pair(operands())));
    case 'member':
      return toQtiBoolean(isMember(...pair(operands())));
    case 'contains':
      return toQtiBoolean(contains(...pair(operands())));
    case 'containerSize':
      return [String(operands().flat().length)];
    case 'isNull':
      return toQtiBoolean(operands().every((value) => value.length === 0));
    case 'not':
      return toQtiBoolean(!operands().every(isTrue));
    case 'and':
      return toQtiBoolean(operands().every(isTrue));
    case 'or':
      return toQtiBoolean(operands().some(isTrue));
    case 'sum':
      return calculate(operands().flat(), add);
    case 'product':
      return calculate(operands().flat(), multiply);
    case 'subtract':
      return calculate(operands().flat(), (a, b) => add(a, multiply(b, '-1')));
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return toQtiBoolean(isOrdered(expression.name, ...pair(operands())));
    case 'mapResponse':
      return mapped(situation);
    default:
      throw new RefusedItemError(`its response processing has <${shown(expression)}>`);
  }
}

function mapped({ declared, response }: Situation): QtiValue {
  if (declared.mapping) return [mapResponse(declared.mapping, response)];
  throw new RefusedItemError('its answers are mapped to marks, and it has no mapping');
}

/** Templates always use RESPONSE, whatever name the item gives its only response. */
function isResponse(identifier: string, { declared }: Situation): boolean {
  return identifier === declared.id || identifier === 'RESPONSE';
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

/** In any order. Empty values are never equal: QTI's `match` of NULL is NULL. */
function areEqual(first: QtiValue, second: QtiValue): boolean {
  return first.length > 0 && first.length === second.length && contains(first, second);
}

function contains(first: QtiValue, second: QtiValue): boolean {
  const rest = [...first];
  return second.every((value) => {
    const at = rest.findIndex((other) => isSame(other, value));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function isMember(first: QtiValue, second: QtiValue): boolean {
  return first.length === 1 && second.some((value) => isSame(value, first[0] ?? ''));
}

function isSame(first: string, second: string): boolean {
  return first === second || valueKey(first) === valueKey(second);
}

/** `equal`: the second number is within the tolerance around the first. */
function isEqual({ attributes }: MarkupElement, first: QtiValue, second: QtiValue): boolean {
  const mode = attributes.get('toleranceMode')?.trim() ?? 'exact';
  if (mode === 'exact') return areEqual(first, second);
  const [center, value] = [readNumber(first[0] ?? ''), readNumber(second[0] ?? '')];
  if (center === undefined || value === undefined) return false;
  const [below, above] = readTolerance(attributes.get('tolerance') ?? '');
  const [low, high] =
    mode === 'relative'
      ? [
          multiply(center, add('1', percent(`-${below}`))),
          multiply(center, add('1', percent(above))),
        ]
      : [add(center, `-${below}`), add(center, above)];
  const [from, to] = compareDecimals(low, high) <= 0 ? [low, high] : [high, low];
  const [isAbove, isBelow] = [compareDecimals(value, from), compareDecimals(to, value)];
  const isIncluded = (bound: string): boolean => attributes.get(bound)?.trim() !== 'false';
  return (
    (isIncluded('includeLowerBound') ? isAbove >= 0 : isAbove > 0) &&
    (isIncluded('includeUpperBound') ? isBelow >= 0 : isBelow > 0)
  );
}

/** The tolerance of an `equal` below and above, without sign. Throws RefusedItemError. */
export function readTolerance(text: string): [below: string, above: string] {
  const [below, above = below] = text.trim().split(/\s+/).map(readNumber);
  if (
    below === undefined ||
    above === undefined ||
    below.startsWith('-') ||
    above.startsWith('-')
  ) {
    throw new RefusedItemError(
      `its tolerance is “${text.trim().slice(0, 40)}”, which is no number`,
    );
  }
  return [below, above];
}

/** A hundredth. */
export function percent(number: string): string {
  return multiply(number, '0.01');
}

function add(a: string, b: string): string {
  return addDecimals(normal(a), normal(b));
}

function multiply(a: string, b: string): string {
  return multiplyDecimals(normal(a), normal(b));
}

function normal(number: string): string {
  const value = readNumber(number);
  if (value !== undefined) return value;
  throw new RefusedItemError(
    `its response processing calculates with “${number.slice(0, 40)}”, which is no decimal number`,
  );
}

function calculate(values: readonly string[], combine: (a: string, b: string) => string): QtiValue {
  if (values.length === 0) return NOTHING;
  return [values.reduce(combine)];
}

/** Undefined if one of them is no number. */
function compare(a: string, b: string): number | undefined {
  const [first, second] = [readNumber(a), readNumber(b)];
  return first === undefined || second === undefined ? undefined : compareDecimals(first, second);
}

function isOrdered(
  relation: 'gt' | 'gte' | 'lt' | 'lte',
  [a = '']: QtiValue,
  [b = '']: QtiValue,
): boolean {
  const difference = compare(a, b);
  if (difference === undefined) return false;
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
