import { describe, expect, it } from '@jest/globals';
import { asvsRequirements } from './asvs-requirements.ts';

/** Sections of the standard, each with the numbers of its requirements of level 1. */
const standard = `
  V1.2.1-5 V1.3.1-2 V1.5.1 V2.1.1 V2.2.1-2 V2.3.1 V3.2.1-2 V3.3.1 V3.4.1-2 V3.5.1-3 V4.1.1 V4.4.1
  V5.2.1-2 V5.3.1-2 V6.1.1 V6.2.1-8 V6.3.1-2 V6.4.1-2 V7.2.1-4 V7.4.1-2 V8.1.1 V8.2.1-2 V8.3.1
  V9.1.1-3 V9.2.1 V10.4.1-5 V11.3.1-2 V11.4.1 V12.1.1 V12.2.1-2 V13.4.1 V14.2.1 V14.3.1 V15.1.1
  V15.2.1 V15.3.1`
  .trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [, section = '', first, last = first] =
      /^(V\d+\.\d+\.)(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${section}${Number(first) + index}`);
  });

describe('the requirements', () => {
  it('are all seventy, each once, in order', () => {
    expect(standard).toHaveLength(70);
    expect(asvsRequirements.map(({ number }) => number)).toEqual(standard);
  });
});
