import type { Family } from '../../family.ts';
import { alphabetAndSignFamilies } from './alphabet-and-signs.ts';
import { arrangementFamilies } from './arrangement.ts';
import { calendarAndClockFamilies } from './calendar-and-clock.ts';
import { codingFamilies } from './coding.ts';
import { countingFamilies } from './counting.ts';
import { logicFamilies } from './logic.ts';
import { rankingAndDirectionFamilies } from './ranking-and-direction.ts';
import { relationFamilies } from './relations.ts';
import { seriesFamilies } from './series.ts';

/** All families of reasoning, topic by topic. */
export const reasoningFamilies: readonly Family[] = [
  ...seriesFamilies,
  ...codingFamilies,
  ...alphabetAndSignFamilies,
  ...rankingAndDirectionFamilies,
  ...calendarAndClockFamilies,
  ...logicFamilies,
  ...relationFamilies,
  ...arrangementFamilies,
  ...countingFamilies,
];
