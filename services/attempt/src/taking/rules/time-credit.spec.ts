import { describe, expect, it } from '@jest/globals';
import { differences, type RequestedCredit, type TimeCredit } from './time-credit.js';

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
const requested: RequestedCredit = {
  name: 'power cut',
  minutes: 15,
  window: { from, until },
  testId: null,
  userId: null,
};

describe('a credit that is requested again', () => {
  it('is the same with the same window, or with parts of it left out', () => {
    expect(differences(given, requested)).toEqual([]);
    expect(differences(given, { ...requested, window: null })).toEqual([]);
    expect(differences(given, { ...requested, window: { from, until: null } })).toEqual([]);
  });

  it('differs when another attempt would get it, or another number of minutes', () => {
    const other = new Date(0);
    expect(differences(given, { ...requested, minutes: 20 })).toEqual(['minutes']);
    expect(differences(given, { ...requested, testId: 't' })).toEqual(['test']);
    expect(differences(given, { ...requested, userId: 'u' })).toEqual(['student']);
    expect(differences(given, { ...requested, window: { from: other, until } })).toEqual(['from']);
    expect(differences(given, { ...requested, window: { from, until: other } })).toEqual(['until']);
  });
});
