import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ListedQuestion, SampleHead, SamplePool } from '@abhyas/sample-catalogue';
import { BootError } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';

/**
 * The sample catalogue that packages/sample-catalogue builds; its records.ts documents the lines. It is
 * streamed and never fully in memory. It is only read if SAMPLE_CATALOGUE is on.
 */
@Injectable()
export class SampleArtefact {
  async head(): Promise<SampleHead> {
    for await (const line of readLines(0, 1)) return JSON.parse(line) as SampleHead;
    throw new Error('The sample catalogue is empty.');
  }

  /** The questions for live tests, one pool per week. */
  async *pools(): AsyncGenerator<SamplePool> {
    const { live } = await this.head();
    for await (const line of readLines(1, 1 + live.weeks)) yield JSON.parse(line) as SamplePool;
  }

  /** The questions for the live test of a week, from 0. */
  async pool(week: number): Promise<SamplePool> {
    for await (const line of readLines(1 + week, 2 + week)) return JSON.parse(line) as SamplePool;
    throw new Error(`The sample catalogue has no questions for week ${week}.`);
  }

  /** The questions of listed tests, in import order. */
  async *questions(): AsyncGenerator<ListedQuestion> {
    const { live } = await this.head();
    for await (const line of readLines(1 + live.weeks)) yield JSON.parse(line) as ListedQuestion;
  }
}

function findArtefact(): string {
  try {
    return createRequire(import.meta.url).resolve('@abhyas/sample-catalogue/artefact');
  } catch (error) {
    throw new BootError(
      'SAMPLE_CATALOGUE is 1, but there is no sample catalogue to load: build @abhyas/sample-catalogue, or the image with --build-arg SAMPLE_CATALOGUE=1',
      error,
    );
  }
}

/** Yields the lines of the artefact with numbers from `from` (inclusive) to `to` (exclusive). */
async function* readLines(from: number, to = Infinity): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // An error of either stream is thrown where `text` is read.
  pipeline(createReadStream(findArtefact()), text, () => undefined);
  let number = 0;
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (number >= to) return;
      if (number >= from) yield line;
      number += 1;
    }
  }
}
