import { createHash } from 'node:crypto';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import type { PageRoute } from './app-options.ts';

/** The files of one loading step. Paths within the app's folder. */
interface FileGroup {
  scripts: string[];
  styles: string[];
}

/** The options of the list. */
interface PageFilesOptions {
  /** The list's file in the output folder. */
  fileName: string;
  /** Names of the chunks that every page of the app loads. */
  entries: readonly string[];
  /** What single pages need: written as it is. */
  routes: readonly PageRoute[];
}

/**
 * Lists the files that a page needs, by the names of chunks, so that the page server can name them in the
 * page before any script runs. `page-kit` reads the list.
 */
export class PageFilesList {
  readonly #options: PageFilesOptions;

  constructor(options: PageFilesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFilesList', (compilation) => {
      // After the last stage that renames files by their final content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'PageFilesList', stage }, () => {
        const list = new webpack.sources.RawSource(JSON.stringify(this.#list(compilation)));
        compilation.emitAsset(this.#options.fileName, list);
      });
    });
  }

  #list(compilation: Compilation) {
    const { entries } = this.#options;
    const named = [...compilation.namedChunkGroups];
    const groups = [
      ...named.filter(([name]) => entries.includes(name)).map(([, group]) => group),
      ...sharedGroups(compilation),
    ];
    const others = named.filter(([name]) => !entries.includes(name));
    return {
      release: releaseOf(compilation),
      entry: filesOf(groups),
      chunks: Object.fromEntries(others.map(([name, group]) => [name, filesOf([group])])),
      routes: this.#options.routes,
    };
  }
}

/** The groups of the packages that the shell provides: no page works without them. */
function sharedGroups(compilation: Compilation): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) =>
    group.origins.some(({ module }) => module?.type === 'provide-module'),
  );
}

function filesOf(groups: readonly ChunkGroup[]): FileGroup {
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))];
  return {
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
  };
}

/** Names of files change with their content, so their names identify the build. */
function releaseOf(compilation: Compilation): string {
  const names = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}
