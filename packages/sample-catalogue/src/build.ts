// Writes the package's artefact: npm run build -w @abhyas/sample-catalogue
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { artefactLines } from './artefact.ts';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const file = `${folder}sample-catalogue.jsonl.gz`;

await mkdir(folder, { recursive: true });
await pipeline(
  Readable.from(artefactLines()),
  createGzip({ level: 9 }),
  createWriteStream(`${file}.part`),
);
// An interrupted build leaves no incomplete artefact.
await rename(`${file}.part`, file);
