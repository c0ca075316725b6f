import { describe, expect, it } from '@jest/globals';
import { differences, type TimeCredit, type RequestedCredit } from './time-credit.js';

const from = new Date('2026-11-21T04:50:00.000Z');
const until = new Date('2026-11-21T05:05:00.000Z');
const given: TimeCredit = {
  name: 'power cut',
  minutes: 15,
  runningFrom: from,
  runningUntil: until,
  testId: null,
  userId: null,
};
const wanted: RequestedCredit = {
  name: 'power cut',
  minutes: 15,
  window: { from, until },
  testId: null,
  userId: null,
};

describe('a credit that is asked for again', () => {
  it('is the same with the same window, or with what of it is left out', () => {
    expect(differences(given, wanted)).toEqual([]);
    expect(differences(given, { ...wanted, window: null })).toEqual([]);
    expect(differences(given, { ...wanted, window: { from, until: null } })).toEqual([]);
  });

  it('is told apart by everything that decides who gets how much', () => {
    const other = new Date(0);
    expect(differences(given, { ...wanted, minutes: 20 })).toEqual(['minutes']);
    expect(differences(given, { ...wanted, testId: 't' })).toEqual(['test']);
    expect(differences(given, { ...wanted, userId: 'u' })).toEqual(['student']);
    expect(differences(given, { ...wanted, window: { from: other, until } })).toEqual(['from']);
    expect(differences(given, { ...wanted, window: { from, until: other } })).toEqual(['until']);
  });
});
