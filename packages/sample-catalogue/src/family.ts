import type { Difficulty } from './difficulty.ts';
import { Random } from './random.ts';
import type {
  AcceptedRange,
  QuestionKind,
  SampleChoice,
  SampleFigure,
  SampleNumeric,
  SamplePassage,
  SampleQuestion,
  SampleSeveral,
  SampleTable,
} from './records.ts';

interface ItemText {
  question: string;
  /** Derives the right answer. */
  explanation: string;
  table?: SampleTable;
  figures?: readonly SampleFigure[];
}

/** A question of a family before its options are shuffled. */
export interface FamilyItem extends ItemText {
  right: string;
  /** The results of typical mistakes, the likeliest first; those equal to another option are skipped. */
  wrong: readonly string[];
}

/** A question whose options are pictures, before they are shuffled. */
export interface PictureItem extends ItemText {
  rightPicture: SampleFigure;
  /** The results of typical mistakes; those equal to another option are skipped. */
  wrongPictures: readonly SampleFigure[];
}

/** A question with several right options, before some of them are chosen. */
export interface SeveralItem extends ItemText {
  /** At least one. */
  rights: readonly string[];
  wrong: readonly string[];
}

/** A question whose answer is a number. */
export interface NumericItem extends ItemText {
  answer: string | AcceptedRange;
  /** Stands beside the field. */
  unit?: string;
}

/** Questions that differ only in their numbers. Each of them is computed. */
export interface Family<Item = FamilyItem> {
  name: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
  make(random: Random): Item;
}

/** A family of questions with several right options. */
export type SeveralFamily = Family<SeveralItem>;

/** A family of questions whose answer is a number. */
export type NumericFamily = Family<NumericItem>;

/** A family of questions of any kind. */
export type AnyFamily = Family<AnyItem>;

type AnyItem = FamilyItem | PictureItem | SeveralItem | NumericItem;

/** Passages that differ only in their numbers, each with its questions. */
export interface SetFamily {
  name: string;
  subject: string;
  topic: string;
  make(random: Random): QuestionSet;
}

/** A passage with two to eight questions, from easy to hard. */
interface QuestionSet {
  passage: SamplePassage;
  items: readonly (FamilyItem & { difficulty: Difficulty })[];
}

/** For random values that give no fair question. It is skipped. */
export const NO_NUMERIC_QUESTION: NumericItem = { question: '', answer: '0', explanation: '' };

/** Options of a question, unless an exam has another number. */
export const OPTIONS = 4;
const MAX_RIGHT_OPTIONS = 3;
const TRIES_PER_QUESTION = 40;

/**
 * Creates the given number of different questions of a family. The same seed gives the same questions.
 * Throws if the family cannot create that many.
 */
export function makeQuestions(
  family: Family<FamilyItem | PictureItem>,
  seed: string,
  count: number,
): SampleChoice[];
export function makeQuestions(family: SeveralFamily, seed: string, count: number): SampleSeveral[];
export function makeQuestions(family: NumericFamily, seed: string, count: number): SampleNumeric[];
export function makeQuestions(family: AnyFamily, seed: string, count: number): SampleQuestion[];
export function makeQuestions(family: AnyFamily, seed: string, count: number): SampleQuestion[] {
  return makeDifferent(family.name, seed, count, (random) => {
    const question = finish(family, family.make(random), random);
    return question && { key: textKey(question), made: question };
  });
}

/**
 * Creates the given number of different passages of a family, and returns their questions. The same seed
 * gives the same questions. Throws if the family cannot create that many.
 */
export function makeSets(
  family: SetFamily,
  seed: string,
  count: number,
  options: number,
): SampleChoice[] {
  return makeDifferent(family.name, seed, count, (random) => {
    const { passage, items } = family.make(random);
    const questions = items.map(({ difficulty, ...item }) => {
      const question = finishChoice({ ...family, difficulty }, item, random, options);
      return question && { ...question, passage };
    });
    const made = questions.filter((question) => question !== undefined);
    return made.length < items.length ? undefined : { key: JSON.stringify(passage), made };
  }).flat();
}

/** The kind of the questions of a family. */
export function kindOf(family: AnyFamily): QuestionKind {
  const item = family.make(new Random('kind'));
  if ('answer' in item) return 'numeric';
  return 'rights' in item ? 'multiple' : 'single';
}

/** What makes a question different from others for a reader: its options only where they are pictures. */
export function textKey(asked: SampleQuestion): string {
  const { question, table, passage, figures } = asked;
  const options = 'optionFigures' in asked ? asked.optionFigures : undefined;
  if (!table && !passage && !figures && !options) return question;
  const pictures = (figures ?? options?.toSorted(byDrawing))?.map(({ svg }) => svg);
  return JSON.stringify([question, table, passage, pictures]);
}

function byDrawing(a: SampleFigure, b: SampleFigure): number {
  return a.svg < b.svg ? -1 : 1;
}

/** @param make undefined where the random values give no fair question */
function makeDifferent<T>(
  name: string,
  seed: string,
  count: number,
  make: (random: Random) => { key: string; made: T } | undefined,
): T[] {
  const found = new Map<string, T>();
  for (let attempt = 0; found.size < count; attempt += 1) {
    if (attempt > count * TRIES_PER_QUESTION) {
      throw new Error(`The family ${name} has no ${count} different questions.`);
    }
    const result = make(new Random(`${seed}/${name}/${attempt}`));
    if (result && !found.has(result.key)) found.set(result.key, result.made);
  }
  return [...found.values()];
}

type Place = Pick<AnyFamily, 'subject' | 'topic' | 'difficulty'>;

/** Undefined if there are too few different options. */
function finish(family: AnyFamily, item: AnyItem, random: Random): SampleQuestion | undefined {
  if ('answer' in item) return finishNumeric(family, item);
  if ('rights' in item) return finishSeveral(family, item, random);
  if ('rightPicture' in item) return finishPictures(family, item, random);
  return finishChoice(family, item, random, OPTIONS);
}

function finishChoice(
  place: Place,
  item: FamilyItem,
  random: Random,
  count: number,
): SampleChoice | undefined {
  const wrong = [...new Set(item.wrong)]
    .filter((option) => option !== item.right)
    .slice(0, count - 1);
  if (wrong.length < count - 1) return undefined;
  const options = random.shuffle([item.right, ...wrong]);
  return {
    ...textOf(place, item),
    options,
    correct: options.indexOf(item.right),
    explanation: item.explanation,
    ...partsOf(item),
  };
}

function finishPictures(place: Place, item: PictureItem, random: Random): SampleChoice | undefined {
  const { rightPicture } = item;
  const different = new Map(item.wrongPictures.map((picture) => [picture.svg, picture]));
  different.delete(rightPicture.svg);
  const wrong = [...different.values()].slice(0, OPTIONS - 1);
  if (wrong.length < OPTIONS - 1) return undefined;
  const optionFigures = random.shuffle([rightPicture, ...wrong]);
  return {
    ...textOf(place, item),
    options: optionFigures.map(() => ''),
    optionFigures,
    correct: optionFigures.indexOf(rightPicture),
    explanation: item.explanation,
    ...partsOf(item),
  };
}

/** Takes one to three right options, as many as there are wrong ones to fill the rest. */
function finishSeveral(place: Place, item: SeveralItem, random: Random): SampleSeveral | undefined {
  const rights = random.shuffle([...new Set(item.rights)]);
  const wrong = random.shuffle([...new Set(item.wrong)].filter((it) => !rights.includes(it)));
  const most = Math.min(MAX_RIGHT_OPTIONS, rights.length);
  const least = Math.max(1, OPTIONS - wrong.length);
  if (least > most) return undefined;
  const count = random.int(least, most);
  const chosen = new Set(rights.slice(0, count));
  const options = random.shuffle([...chosen, ...wrong.slice(0, OPTIONS - count)]);
  return {
    kind: 'multiple',
    ...textOf(place, item),
    options,
    correct: options.flatMap((option, index) => (chosen.has(option) ? [index] : [])),
    explanation: item.explanation,
    ...partsOf(item),
  };
}

function finishNumeric(place: Place, item: NumericItem): SampleNumeric | undefined {
  if (item.question === '') return undefined;
  return {
    kind: 'numeric',
    ...textOf(place, item),
    answer: item.answer,
    ...(item.unit !== undefined && { unit: item.unit }),
    explanation: item.explanation,
    ...partsOf(item),
  };
}

function partsOf({ table, figures }: ItemText) {
  return { ...(table && { table }), ...(figures && { figures }) };
}

function textOf({ subject, topic, difficulty }: Place, { question }: ItemText) {
  return { subject, topic, difficulty, question };
}
