import { LRUCache } from 'lru-cache';
import { figureIdOf } from '../../figures/rules/figure-id.js';
import type { StoredFigure } from '../../figures/stored-figure.js';
import { optionLetter } from '../../questions/rules/options.js';
import type { Figure } from '../../questions/rules/question-parts.js';
import type { FiguresImportRepository, NewFigure } from '../figures-import.repository.js';
import { checkName } from '../rules/check-text.js';
import type { FoundFigures, FoundPictures, PictureSource } from '../rules/import-item.js';
import { InvalidItem } from '../rules/invalid-item.js';
import { MAX_PICTURES } from '../rules/pictures/named-pictures.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { makeFigure } from './make-figure.js';
import { RasterEncoder } from './raster-encoder.js';

const MAX_ALT_LENGTH = 1_000;
const MAX_RECENT_BYTES = 16 * 1024 * 1024;

/** The pictures of an item, as figures. */
export interface ReadPictures {
  figures: FoundFigures;
  /** Those that the catalogue may not have yet. */
  added: readonly NewFigure[];
}

const NO_PICTURES: ReadPictures = { figures: {}, added: [] };

/** What is kept between the runs of an import: figures that were just made, by the digest of their file. */
export class PictureWorkshop {
  readonly encoder = new RasterEncoder();
  readonly recent = new LRUCache<string, StoredFigure>({
    maxSize: MAX_RECENT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
}

/** Reads the pictures of items. The same file is converted once and then known, also by later imports. */
export class PictureReader {
  /** The digests of files by their keys. */
  private readonly digests = new Map<string, string>();
  /** Why files are not taken, by their keys. */
  private readonly refusals = new Map<string, RefusedPicture>();
  /** Figures in the catalogue, by the digest of the file that they were made of. */
  private readonly stored = new Map<string, Omit<Figure, 'alt'>>();

  constructor(
    private readonly workshop: PictureWorkshop,
    private readonly figures: FiguresImportRepository,
  ) {}

  /** Returns the figures of an item, or which of its pictures is not taken and why. */
  async read(pictures: FoundPictures | undefined): Promise<ReadPictures | { reason: string }> {
    if (!pictures) return NO_PICTURES;
    try {
      return await this.readAll(pictures);
    } catch (error) {
      if (error instanceof InvalidItem) return { reason: error.message };
      throw error;
    }
  }

  private async readAll({
    question = [],
    options = [],
    passage = [],
    explanation = [],
  }: FoundPictures): Promise<ReadPictures> {
    const most = Math.max(...[question, options, passage, explanation].map(({ length }) => length));
    if (most > MAX_PICTURES) {
      throw new InvalidItem(`it has ${most} pictures in one place, more than ${MAX_PICTURES}`);
    }
    const added: NewFigure[] = [];
    const read = (source: PictureSource, place: string): Promise<Figure> =>
      this.readOne(source, place, added);
    const figures = {
      question: await inOrder(question, (each, index) => read(each, `figure ${index + 1}`)),
      options: await inOrder(
        options,
        async (each, index) =>
          each && (await read(each, `figure of option ${optionLetter(index)}`)),
      ),
      passage: await inOrder(passage, (each, index) =>
        read(each, `figure ${index + 1} of the passage`),
      ),
      explanation: await inOrder(explanation, (each, index) =>
        read(each, `figure ${index + 1} of the explanation`),
      ),
    };
    return { figures, added };
  }

  private async readOne(source: PictureSource, place: string, added: NewFigure[]): Promise<Figure> {
    const alt = checkName(source.alt, `alt of ${place}`, MAX_ALT_LENGTH);
    try {
      const { id, width, height } = await this.figureOf(source, added);
      return { id, alt, width, height };
    } catch (error) {
      if (!(error instanceof RefusedPicture)) throw error;
      if (source.key !== undefined) this.refusals.set(source.key, error);
      throw new InvalidItem(`${place} (“${source.name}”): ${error.message}`);
    }
  }

  private async figureOf(
    { key, read }: PictureSource,
    added: NewFigure[],
  ): Promise<Omit<Figure, 'alt'>> {
    const refusal = key === undefined ? undefined : this.refusals.get(key);
    if (refusal) throw refusal;
    const digest = key === undefined ? undefined : this.digests.get(key);
    const known = digest === undefined ? undefined : await this.findKnown(digest, added);
    if (known) return known;
    const file = await read();
    const source = figureIdOf(file);
    if (key !== undefined) this.digests.set(key, source);
    const { encoder, recent } = this.workshop;
    const found = await this.findKnown(source, added);
    if (found) return found;
    const figure = await makeFigure(file, encoder);
    recent.set(source, figure);
    added.push({ ...figure, source });
    return figure;
  }

  /** The figure of a file that the catalogue has, or that was just made. */
  private async findKnown(
    source: string,
    added: NewFigure[],
  ): Promise<Omit<Figure, 'alt'> | undefined> {
    const stored = this.stored.get(source) ?? (await this.figures.findBySource(source));
    if (stored) {
      this.stored.set(source, stored);
      return stored;
    }
    const made = this.workshop.recent.get(source);
    if (made) added.push({ ...made, source });
    return made;
  }
}

/** One after another, because a picture may take much memory. */
async function inOrder<From, To>(
  list: readonly From[],
  work: (each: From, index: number) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  for (const [index, each] of list.entries()) results.push(await work(each, index));
  return results;
}
