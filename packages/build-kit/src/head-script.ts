import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

/**
 * A small script that the page loads before its first paint. It is not in the module graph, because
 * a separate entry would contain the federation runtime.
 */
export class HeadScript {
  /** Path in the output folder, with the content's hash. */
  readonly fileName: string;
  readonly #code: string;

  constructor(source: string, outputName: string) {
    this.#code = minifySync(readFileSync(source, 'utf8'), { module: false }).code;
    const hash = createHash('sha256').update(this.#code).digest('hex').slice(0, 8);
    this.fileName = outputName.replace('[contenthash]', hash);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HeadScript', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HeadScript', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () =>
          compilation.emitAsset(this.fileName, new webpack.sources.RawSource(this.#code), {
            immutable: true,
            minimized: true,
          }),
      );
    });
  }
}
