import { expect, it } from '@jest/globals';
import { monogramOf } from './monogram-of';

it.each([
  ['SSC CGL', 'CGL'],
  ['SSC JE', 'JE'],
  ['GATE CSE', 'CSE'],
  ['NEET UG', 'NEET'],
  ['JEE Main', 'JEE'],
  ['RBI Grade B', 'RBI'],
  ['UPSC-CAPF 2027', 'CAPF'],
  ['CTET', 'CTET'],
  ['Chess Olympiad', 'CO'],
  ['Olympiad', 'OLY'],
  ['TANCET', 'TAN'],
  ['olympiad of mathematics and physics', 'OOM'],
  ['Exam 12', 'E12'],
  ['हिंदी परीक्षा', 'हिंप'],
  ['?!', ''],
  ['', ''],
])('of %j is %j', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
