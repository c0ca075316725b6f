import type { SetFamily } from '../../family.ts';
import { carsSold } from './cars-sold.ts';
import { departments } from './departments.ts';
import { marksOfStudents } from './marks.ts';
import { savings } from './savings.ts';
import { exportsOfTea } from './tea-exports.ts';

export const tableSets: readonly SetFamily[] = [
  carsSold,
  departments,
  exportsOfTea,
  savings,
  marksOfStudents,
];
