import type { Family } from '../../family.js';
import { alphabetAndSignFamilies } from './alphabet-and-signs.js';
import { arrangementFamilies } from './arrangement.js';
import { calendarAndClockFamilies } from './calendar-and-clock.js';
import { codingFamilies } from './coding.js';
import { countingFamilies } from './counting.js';
import { logicFamilies } from './logic.js';
import { rankingAndDirectionFamilies } from './ranking-and-direction.js';
import { relationFamilies } from './relations.js';
import { seriesFamilies } from './series.js';

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
