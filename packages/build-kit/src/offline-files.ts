import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** What an app needs to start without a network; read by the service worker. Paths of its folder. */
export interface OfflineList {
  /** All of these, or none: they are of one build. */
  files: string[];
  /** Of use only to those who already have them. */
  ifLoaded: string[];
}

/** How the list is made. */
export interface OfflineFilesOptions {
  /** Where the list goes, in the output folder. */
  fileName: string;
  /** Packages that are of no use without a network: chunks that hold them are left out. */
  without?: readonly string[];
}

const hashedFile = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;
/** Bytes. A font of a script that the text at hand may not use is not to be fetched in advance. */
const largeFont = 100_000;

/**
 * Lists the files that an app needs to start without a network. Only names that change with their
 * content are listed, so that files of two builds can never be taken for one.
 */
export class OfflineFiles {
  readonly #options: OfflineFilesOptions;

  constructor(options: OfflineFilesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
      // After the last stage that renames files by their final content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'OfflineFiles', stage }, () => {
        const list = new webpack.sources.RawSource(JSON.stringify(this.#list(compilation)));
        compilation.emitAsset(this.#options.fileName, list);
      });
    });
  }

  #list(compilation: Compilation): OfflineList {
    const left = this.#leftOut(compilation);
    const assets = compilation
      .getAssets()
      .filter(({ name }) => hashedFile.test(name) && !left.has(name))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const isLarge = ({ name, source }: (typeof assets)[number]) =>
      name.endsWith('.woff2') && source.size() > largeFont;
    return {
      files: assets.filter((it) => !isLarge(it)).map(({ name }) => name),
      ifLoaded: assets.filter(isLarge).map(({ name }) => name),
    };
  }

  #leftOut(compilation: Compilation): Set<string> {
    const names = (this.#options.without ?? []).map((name) => `/node_modules/${name}/`);
    const isOfThem = (chunk: Chunk) =>
      compilation.chunkGraph
        .getChunkModules(chunk)
        .some((module) => names.some((name) => module.nameForCondition()?.includes(name)));
    const chunks = [...compilation.chunks].filter(isOfThem);
    return new Set(chunks.flatMap((chunk) => [...chunk.files]));
  }
}
