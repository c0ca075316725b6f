import type { StoredFigure } from '../../figures/stored-figure.js';
import type { ExportedPictures } from '../writers/question-writer.js';

/** These pictures, and no others. */
export function knownPictures(...figures: readonly StoredFigure[]): ExportedPictures {
  const find = (id: string): Promise<StoredFigure> => {
    const figure = figures.find((each) => each.id === id);
    return figure ? Promise.resolve(figure) : Promise.reject(new Error(`no picture ${id}`));
  };
  return {
    describe: async (id) => {
      const { mediaType, bytes } = await find(id);
      return { mediaType, size: bytes.length };
    },
    read: async (id) => (await find(id)).bytes,
  };
}
