import { optionLetter } from '../../../questions/rules/options.js';
import { InvalidItem } from '../invalid-item.js';

/** A picture as a file names it. */
export interface NamedPicture {
  /** Its name in the package, or its address. */
  file: string;
  /** What it shows, in words, as it was found. */
  alt: unknown;
}

/** The pictures that an item needs. */
export interface NamedPictures {
  question: readonly NamedPicture[];
  /** One for each option, null where it is a text alone; empty if no option has a picture. */
  options: readonly (NamedPicture | null)[];
  passage: readonly NamedPicture[];
  explanation: readonly NamedPicture[];
}

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const DATA = /^data:/i;

/** Whether a picture would have to be loaded: its address is neither a file of the package nor its content. */
export function isElsewhere(file: string): boolean {
  return ADDRESS.test(file) && !DATA.test(file);
}

/** Pictures of a question, a passage or an explanation; options have one at most. */
export const MAX_PICTURES = 8;

/** Reads `figures` of an item and of its passage, `optionFigures` and `explanationFigures`. Throws InvalidItem. */
export function namedPictures(item: Readonly<Record<string, unknown>>): NamedPictures {
  return {
    question: listOf(item['figures'], 'figures').map((each, index) =>
      pictureOf(each, `figure ${index + 1}`),
    ),
    options: listOf(item['optionFigures'], 'optionFigures').map((each, index) =>
      each === null ? null : pictureOf(each, `figure of option ${optionLetter(index)}`),
    ),
    passage: listOf(fieldOf(item['passage'], 'figures'), 'figures of the passage').map(
      (each, index) => pictureOf(each, `figure ${index + 1} of the passage`),
    ),
    explanation: listOf(item['explanationFigures'], 'explanationFigures').map((each, index) =>
      pictureOf(each, `figure ${index + 1} of the explanation`),
    ),
  };
}

/** Whether an item needs no picture. */
export function areNone({ question, options, passage, explanation }: NamedPictures): boolean {
  return [...question, ...options, ...passage, ...explanation].every((it) => it === null);
}

function listOf(value: unknown, field: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new InvalidItem(`${field} is not a list`);
  if (value.length <= MAX_PICTURES) return value;
  throw new InvalidItem(`${field} has ${value.length} pictures, more than ${MAX_PICTURES}`);
}

function pictureOf(value: unknown, field: string): NamedPicture {
  const file = fieldOf(value, 'file');
  if (typeof file === 'string' && file.trim() !== '') {
    return { file: file.trim(), alt: fieldOf(value, 'alt') };
  }
  throw new InvalidItem(`${field} names no file; expected is {"file": "a.png", "alt": "…"}`);
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
