import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { speedFamilies } from './speed.ts';

/** Metres in a second at so many kilometres an hour. */
const perSecond = (kilometresPerHour: number): number => (kilometresPerHour * 1000) / 3600;

const SOLVERS: Readonly<Record<string, Solver>> = {
  'average-speed': (stem) => {
    const [first = 1, second = 1] = numbersOf(stem);
    const distance = 360;
    return (2 * distance) / (distance / first + distance / second);
  },
  'late-and-early': (stem) => {
    const [slow = 1, late = 0, fast = 1, early = 0] = numbersOf(stem);
    return search(0.1, 200, 0.1, (distance) =>
      isSame((distance / slow) * 60 - late, (distance / fast) * 60 + early),
    );
  },
  chase: (stem) => {
    const [away = 0, thief = 0, police = 0] = numbersOf(stem);
    const caught = away / (perSecond(police) - perSecond(thief));
    return stem.includes('minutes') ? caught / 60 : perSecond(thief) * caught;
  },
  'stoppage-per-hour': (stem) => {
    const [speed = 0, withStops = 0] = numbersOf(stem);
    return search(1, 59, 1, (stop) => isSame((speed / 60) * (60 - stop), withStops));
  },
  'race-lead': (stem) => {
    const [track = 0, lead = 0, third = 0] = numbersOf(stem);
    if (stem.includes('In how many seconds')) return track / (lead / third);
    return third - (third / track) * (track - lead);
  },
  'train-passes-pole': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    return stem.includes('How long')
      ? perSecond(first) * second
      : search(9, 150, 9, (speed) => isSame(perSecond(speed) * second, first));
  },
  'train-and-platform': (stem) => {
    const [train = 0, speed = 0, seconds = 0] = numbersOf(stem);
    return perSecond(speed) * seconds - train;
  },
  'two-trains-crossing': (stem) => {
    const [first = 0, second = 0, fast = 0, slow = 0] = numbersOf(stem);
    const way = stem.includes('opposite') ? 1 : -1;
    return search(1, 500, 1, (time) =>
      isSame(perSecond(fast) * time + way * perSecond(slow) * time, first + second),
    );
  },
  'boat-and-stream': (stem) => {
    const [down = 0, hoursDown = 0, up = 0, hoursUp = 0] = numbersOf(stem);
    for (let still = 1; still < 60; still += 1) {
      const stream = down / hoursDown - still;
      if (isSame(still - stream, up / hoursUp))
        return stem.includes('of the stream') ? stream : still;
    }
    return Number.NaN;
  },
  'boat-there-and-back': (stem) => {
    const [still = 0, stream = 0] = numbersOf(stem);
    const time = numberAt(stem, 2);
    return search(0.5, 500, 0.5, (distance) =>
      isSame(distance / (still + stream) + distance / (still - stream), time),
    );
  },
};

describeFamilies('families on speed', speedFamilies, SOLVERS);
