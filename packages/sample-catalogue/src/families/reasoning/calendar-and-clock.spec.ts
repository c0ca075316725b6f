import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { mixedNumber } from '../../testing/mixed-number.ts';
import { calendarAndClockFamilies } from './calendar-and-clock.ts';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a date as the platform's calendar knows it. */
function weekday(text: string): string {
  return WEEK[new Date(`${text} UTC`).getUTCDay()] ?? '';
}

const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;

const SOLVERS: Readonly<Record<string, Solver>> = {
  'calendar-day-after': (stem) => {
    const [, today = '', days = ''] = /Today is (\w+)\..* (\d+) days/.exec(stem) ?? [];
    const by = stem.includes('ago') ? -Number(days) : Number(days);
    // 4 January 1970 was a Sunday.
    const date = new Date(Date.UTC(1970, 0, 4 + WEEK.indexOf(today) + by));
    return WEEK[date.getUTCDay()] ?? '';
  },
  'weekday-in-same-year': (stem) => {
    const [, first = '', told = '', second = ''] =
      /If (.*) (?:was|is) a (\w+), .* week (?:was|is) (.*)\?$/.exec(stem) ?? [];
    return weekday(first) === told ? weekday(second) : 'the stem is wrong';
  },
  'same-date-other-year': (stem) => {
    const [, first = '', told = '', second = ''] =
      /^(.*) was a (\w+)\. .* week (?:was|is) (.*)\?$/.exec(stem) ?? [];
    return weekday(first) === told ? weekday(second) : 'the stem is wrong';
  },
  'weekday-of-date': (stem) => weekday(/was (.*)\?$/.exec(stem)?.[1] ?? ''),
  'weekday-count-in-month': (stem) => {
    const [, length = '', start = '', which = '', asked = ''] =
      /of (\d+) days begins on a (\w+)\. .* its (\w+) (\w+) fall/.exec(stem) ?? [];
    const dates = Array.from({ length: Number(length) }, (_, index) => index + 1).filter(
      (date) => WEEK[(WEEK.indexOf(start) + date - 1) % 7] === asked,
    );
    const place = ['first', 'second', 'third', 'fourth'].indexOf(which);
    const date = dates.at(which === 'last' ? -1 : place) ?? 0;
    const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(date);
    return `The ${date}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: '', many: '' }[ending]}`;
  },
  'clock-angle': (stem) => {
    const [hour = 0, minute = 0] = numbersOf(stem);
    const minutes = (hour % 12) * 60 + minute;
    const apart = Math.abs(minutes * 0.5 - minute * 6);
    return apart > 180 ? 360 - apart : apart;
  },
  'clock-in-mirror': (stem) => {
    const [hour = 0, minute = 0] = numbersOf(stem);
    // Both hands are reflected; the real time is the one whose hands look so.
    const hourHand = (360 - ((hour % 12) * 30 + minute / 2)) % 360;
    const minuteHand = (360 - minute * 6) % 360;
    for (let time = 0; time < 720; time += 1) {
      if (time / 2 === hourHand && ((time % 60) * 6) % 360 === minuteHand) return clockTime(time);
    }
    return 'no such time';
  },
  'hands-together': (stem) => {
    const [hour = 0] = numbersOf(stem);
    const [, angle] = /angle of (\d+)°/.exec(stem) ?? [];
    const named = stem.includes('opposite') ? 180 : stem.includes('right angles') ? 90 : 0;
    const apart = Number(angle ?? named);
    // Tries every eleventh of a minute.
    for (let eleventh = 1; eleventh < 660; eleventh += 1) {
      const minutes = eleventh / 11;
      const between = Math.abs((hour * 60 + minutes) * 0.5 - minutes * 6) % 360;
      if (Math.abs(Math.min(between, 360 - between) - apart) < 1e-6) {
        return eleventh % 11 === 0
          ? `${hour}:${String(minutes).padStart(2, '0')}`
          : `${mixedNumber(minutes)} minutes past ${hour}`;
      }
    }
    return 'never';
  },
  'clock-that-gains': (stem) => {
    const [, word = '', rate = '', start = '', hours = ''] =
      /that (gains|loses) (\d+) minutes? an hour is set right at (\d+):00 AM\. .* show (\d+) hours/.exec(
        stem,
      ) ?? [];
    let shown = Number(start) * 60;
    for (let hour = 0; hour < Number(hours); hour += 1) {
      shown += 60 + (word === 'gains' ? Number(rate) : -Number(rate));
    }
    return `${clockTime(shown)} ${Math.floor(shown / 720) % 2 === 0 ? 'AM' : 'PM'}`;
  },
};

describeFamilies('families on calendars and clocks', calendarAndClockFamilies, SOLVERS, {
  'hands-together': 50,
});
