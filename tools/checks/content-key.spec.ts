import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKey } from './content-key.ts';

describe('the key of the content checks', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-key-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  function keyAfterWriting(file: string): string {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
    return contentKey(folder);
  }

  it.each([
    'packages/sample-catalogue/src/family.ts',
    'packages/sample-catalogue/src/family.spec.ts',
    'packages/sample-catalogue/src/testing/search.ts',
    'packages/sample-catalogue/data/authored/english.jsonl',
    'packages/sample-catalogue/package.json',
    'services/catalogue/src/import/rules/check-question.ts',
    'services/catalogue/src/sample/sample-papers.ts',
    'services/catalogue/test/sample.content-spec.ts',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = contentKey(folder);
    const added = keyAfterWriting(file);
    expect(added).not.toBe(before);
    writeFileSync(join(folder, file), 'changed');
    expect(contentKey(folder)).not.toBe(added);
  });

  it.each([
    'packages/sample-catalogue/dist/sample-catalogue.jsonl.gz',
    'packages/ui/src/index.ts',
    'services/catalogue/src/exams/exam.entity.ts',
    'services/attempt/src/main.ts',
  ])('does not change with %s', (file) => {
    const before = contentKey(folder);
    expect(keyAfterWriting(file)).toBe(before);
  });
});
