import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKETS, featuresOf } from './distress-features.js';
import { readWeights, scoreOf, storeWeights, train } from './linear-model.js';

const weight = fc.integer({ min: -127, max: 127 });
const feature = fc.integer({ min: 0, max: BUCKETS - 1 });

describe('weights', () => {
  it('are read as they were stored', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(feature, weight), { maxLength: 300 }), (entries) => {
        const weights = new Int8Array(BUCKETS);
        for (const [at, value] of entries) weights[at] = value;
        expect(readWeights(storeWeights(weights)).every((value, at) => value === weights[at])).toBe(
          true,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('tell what was trained from the rest, also in other spellings', () => {
    const examples = [
      ...['main bahut akela hoon', 'akela mehsoos karta hu', 'bahut akela lagta hai'].map(
        (message) => ({ features: featuresOf(message), isMeant: true }),
      ),
      ...['mock test kab hai', 'test ka time kya hai', 'mock ka price kya hai'].map((message) => ({
        features: featuresOf(message),
        isMeant: false,
      })),
    ];
    const weights = train(examples);
    expect(train(examples)).toEqual(weights);
    for (const message of ['bohot akelaa hun', 'अकेला लगता है']) {
      expect(scoreOf(weights, featuresOf(message))).toBeGreaterThan(0);
    }
    expect(scoreOf(weights, featuresOf('price kya h mock test ka'))).toBeLessThan(0);
    expect(scoreOf(weights, [])).toBe(0);
  });
});
