import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

/** The files that an app needs to start offline, for the service worker. Paths within its folder. */
export interface OfflineList {
  /** Only useful all together, because they are from one build. */
  files: string[];
  /** Cached only when the browser has loaded them already. */
  ifLoaded: string[];
}

/** The options of the list. */
export interface OfflineFilesOptions {
  /** The list's file in the output folder. */
  fileName: string;
  /** Packages that are useless offline. Chunks that contain them are excluded. */
  without?: readonly string[];
  /** Names of chunks that only some pages need: cached when the browser has loaded them already. */
  onDemand?: readonly string[];
}

const hashedFile = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;
/** In bytes. Large fonts are for scripts that the text may not use, so they are not fetched early. */
const largeFont = 100_000;

/**
 * Lists the files that an app needs to start offline. Only names with a content hash are listed, so
 * that files of two builds can never be confused.
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
    const excluded = this.#excludedFiles(compilation);
    const assets = compilation
      .getAssets()
      .filter(({ name }) => hashedFile.test(name) && !excluded.has(name))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const onDemand = this.#onDemandFiles(compilation);
    const isExtra = ({ name, source }: (typeof assets)[number]) =>
      onDemand.has(name) || (name.endsWith('.woff2') && source.size() > largeFont);
    return {
      files: assets.filter((it) => !isExtra(it)).map(({ name }) => name),
      ifLoaded: assets.filter(isExtra).map(({ name }) => name),
    };
  }

  #onDemandFiles({ namedChunks }: Compilation): Set<string> {
    const names = this.#options.onDemand ?? [];
    return new Set(names.flatMap((name) => [...(namedChunks.get(name)?.files ?? [])]));
  }

  #excludedFiles(compilation: Compilation): Set<string> {
    const names = (this.#options.without ?? []).map((name) => `/node_modules/${name}/`);
    const isExcluded = (chunk: Chunk) =>
      compilation.chunkGraph
        .getChunkModules(chunk)
        .some((module) => names.some((name) => module.nameForCondition()?.includes(name)));
    const chunks = [...compilation.chunks].filter(isExcluded);
    return new Set(chunks.flatMap((chunk) => [...chunk.files]));
  }
}
