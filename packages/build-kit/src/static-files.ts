import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Copies the files of a folder to the root of the output: those whose names browsers and other sites know. */
export class StaticFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
      compilation.contextDependencies.add(this.#folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFiles', stage }, () => {
        for (const name of readdirSync(this.#folder)) {
          const content = readFileSync(path.join(this.#folder, name));
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
