import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, mixed, ordinal } from '../../wording.ts';

const calendar = reasoning('Calendar');
const clock = reasoning('Clock');

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dayName = (index: number): string => DAYS[((index % 7) + 7) % 7] ?? 'Sunday';
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (month: number, year: number): number =>
  month === 1
    ? isLeap(year)
      ? 29
      : 28
    : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 30);

/** Days of the year before a date; months count from 0. */
function dayOfYear(day: number, month: number, year: number): number {
  let days = day;
  for (let before = 0; before < month; before += 1) days += lengthOf(before, year);
  return days;
}

/** Day of the week by counting odd days from 1 January of the year 1, a Monday. */
function weekdayOf(day: number, month: number, year: number): number {
  const past = year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return (past + leaps + dayOfYear(day, month, year)) % 7;
}

const time = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
};

const dayAfter = calendar('calendar-day-after', 'Easy', (random) => {
  const today = random.int(0, 6);
  const later = random.int(20, 200);
  const isPast = random.int(0, 1) === 1;
  const sign = isPast ? -1 : 1;
  const rest = later % 7;
  return {
    question: `Today is ${dayName(today)}. What day of the week ${isPast ? `was it ${later} days ago` : `will it be after ${later} days`}?`,
    right: dayName(today + sign * later),
    wrong: [
      dayName(today + sign * later + 1),
      dayName(today + sign * later - 1),
      dayName(today - sign * later),
      dayName(today + sign * later + 2),
      dayName(today + sign * later + 3),
    ],
    explanation: `${later} = 7 × ${Math.floor(later / 7)} + ${rest}. Full weeks change nothing, so it ${isPast ? 'was' : 'is'} ${counted(rest, 'day')} ${isPast ? 'before' : 'after'} ${dayName(today)}: ${dayName(today + sign * later)}.`,
  };
});

const sameYear = calendar('weekday-in-same-year', 'Moderate', (random) => {
  const year = random.int(1996, 2030);
  const [first, second] = random.shuffle(MONTHS.map((_, index) => index)) as [number, number];
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  const [dayOne, dayTwo] = [random.int(1, 28), random.int(1, 28)];
  const gap = dayOfYear(dayTwo, to, year) - dayOfYear(dayOne, from, year);
  const start = weekdayOf(dayOne, from, year);
  const months = Array.from({ length: to - from + 1 }, (_, index) => from + index).map((month) =>
    month === from ? lengthOf(month, year) - dayOne : month === to ? dayTwo : lengthOf(month, year),
  );
  return {
    question:
      `If ${dayOne} ${MONTHS[from]} ${year} was a ${dayName(start)}, what day of the week was ${dayTwo} ${MONTHS[to]} ${year}?`.replaceAll(
        / was /g,
        year > 2025 ? ' is ' : ' was ',
      ),
    right: dayName(start + gap),
    wrong: [1, -1, 2, -2].map((by) => dayName(start + gap + by)),
    explanation: `From the first date to the second there are ${months.join(' + ')} = ${gap} days${to > 1 && from < 2 && isLeap(year) ? ' (February has 29 in this year)' : ''}. ${gap} = 7 × ${Math.floor(gap / 7)} + ${gap % 7}, so it is ${counted(gap % 7, 'day')} after ${dayName(start)}: ${dayName(start + gap)}.`,
  };
});

const nextYear = calendar('same-date-other-year', 'Moderate', (random) => {
  const year = random.int(1995, 2022);
  const later = random.int(2, 8);
  const month = random.int(2, 11);
  const day = random.int(1, 28);
  const start = weekdayOf(day, month, year);
  const leaps = Array.from({ length: later }, (_, index) => year + index + 1).filter(isLeap);
  const odd = later + leaps.length;
  const leapDays = leaps.map((leap) => `29 February ${leap}`).join(' and ');
  const leapText =
    leaps.length === 0
      ? 'there is no leap day between'
      : `${leapDays} ${leaps.length === 1 ? 'adds one more' : 'add one more each'}`;
  return {
    question:
      `${day} ${MONTHS[month]} ${year} was a ${dayName(start)}. What day of the week was ${day} ${MONTHS[month]} ${year + later}?`.replace(
        /week was/,
        year + later > 2025 ? 'week is' : 'week was',
      ),
    right: dayName(start + odd),
    wrong: [dayName(start + later), ...[1, -1, 2].map((by) => dayName(start + odd + by))],
    explanation: `Every year moves the day by one: ${later} years by ${later} days, and ${leapText}. That is ${odd} days after ${dayName(start)}: ${dayName(start + odd)}.`,
  };
});

const historicalDay = calendar('weekday-of-date', 'Hard', (random) => {
  const [year, month, day] = [random.int(1901, 2024), random.int(0, 11), random.int(1, 28)];
  const answer = weekdayOf(day, month, year);
  const past = year - 1;
  const base = past < 2000 ? 1900 : 2000;
  const inCentury = past - base;
  const leaps = Math.floor(inCentury / 4);
  const days = dayOfYear(day, month, year);
  const baseOdd = base === 1900 ? 1 : 0;
  const total = baseOdd + inCentury + leaps + days;
  return {
    question: `What day of the week was ${day} ${MONTHS[month]} ${year}?`,
    right: dayName(answer),
    wrong: [1, -1, 2, -2].map((by) => dayName(answer + by)),
    explanation: `Up to the end of ${base} there ${baseOdd === 1 ? 'is 1 odd day' : 'are no odd days'}; the ${counted(inCentury, 'year')} after it, ${counted(leaps, 'leap year')} among them, give ${inCentury + leaps}; ${day} ${MONTHS[month]} is day ${days} of its year. ${baseOdd} + ${inCentury + leaps} + ${days} = ${total} leaves ${total % 7} on division by 7, and with Sunday as 0 that is ${dayName(total)}.`,
  };
});

const countInMonth = calendar('weekday-count-in-month', 'Easy', (random) => {
  const year = random.int(2001, 2030);
  const month = random.int(0, 11);
  const start = random.int(0, 6);
  const length = lengthOf(month, year);
  const asked = random.int(0, 6);
  const first = 1 + ((asked - start + 7) % 7);
  const dates: number[] = [];
  for (let date = first; date <= length; date += 7) dates.push(date);
  const last = dates.at(-1) ?? 0;
  const place = random.int(1, 3);
  const isLast = random.int(0, 1) === 1;
  const answer = isLast ? last : (dates[place] ?? 0);
  return numberItem(random, {
    question: `A month of ${length} days begins on a ${dayName(start)}. On which date does its ${isLast ? 'last' : ['second', 'third', 'fourth'][place - 1]} ${dayName(asked)} fall?`,
    right: answer,
    mistakes: random.shuffle([answer - 7, answer + 7, answer + 1, answer - 1]),
    below: length + 1,
    write: (date) => `The ${ordinal(date)}`,
    explanation: `The first ${dayName(asked)} is on the ${ordinal(first)}; the others follow every 7 days: ${dates.join(', ')}.`,
  });
});

const clockAngle = clock('clock-angle', 'Moderate', (random) => {
  const hour = random.int(1, 12);
  const minute = 2 * random.int(1, 29);
  const hourHand = (30 * hour + minute / 2) % 360;
  const difference = Math.abs(hourHand - 6 * minute);
  const angle = Math.min(difference, 360 - difference);
  const plain = Math.abs(((30 * hour) % 360) - 6 * minute);
  return angle === 0
    ? NO_QUESTION
    : numberItem(random, {
        question: `What is the smaller angle between the hands of a clock at ${time(60 * hour + minute)}?`,
        right: angle,
        mistakes: [Math.min(plain, 360 - plain), angle + 5, Math.abs(180 - angle), angle + 15],
        below: 180,
        write: (value) => `${value}°`,
        explanation: `The hour hand stands at 30 × ${hour % 12} + ${minute} ÷ 2 = ${hourHand}°, the minute hand at 6 × ${minute} = ${6 * minute}°. The smaller angle between them is ${angle}°.`,
      });
});

const mirrorTime = clock('clock-in-mirror', 'Easy', (random) => {
  const minutes = 60 * random.int(1, 11) + random.int(1, 59);
  const shown = 720 - minutes;
  return {
    question: `A wall clock seen in a mirror seems to show ${time(shown)}. What is the real time?`,
    right: time(minutes),
    wrong: [minutes + 60, minutes - 60, shown + 30, 1080 - shown].map((value) =>
      time((value + 720) % 720),
    ),
    explanation: `A mirror exchanges left and right, so the shown and the real time add up to 12 hours: 11:60 − ${time(shown)} = ${time(minutes)}.`,
  };
});

const handsMeet = clock('hands-together', 'Hard', (random) => {
  const hour = random.int(1, 11);
  const target = random.pick([0, 180, 90, 30, 60, 120, 150]);
  // The minute hand gains 11/2 degrees in a minute.
  const behind = 30 * hour;
  const gains = [behind + target - 360, behind - target, behind + target];
  if (gains.includes(0)) return NO_QUESTION;
  const gain = gains.find((degrees) => degrees > 0) ?? 0;
  const write = (top: number): string =>
    top % 11 === 0
      ? `${hour}:${String(top / 11).padStart(2, '0')}`
      : `${mixed(top, 11)} minutes past ${hour}`;
  const positions: Readonly<Record<number, string>> = {
    0: 'lie one above the other',
    180: 'point in opposite directions',
    90: 'first stand at right angles',
  };
  const position = positions[target] ?? `first make an angle of ${target}°`;
  return (2 * gain) / 11 >= 60
    ? NO_QUESTION
    : {
        question: `At what time between ${hour} and ${hour + 1} o’clock do the hands of a clock ${position}?`,
        right: write(2 * gain),
        wrong: [
          2 * gain + 11,
          2 * gain - 5,
          2 * gain + 60,
          2 * gain - 60,
          2 * gain + 5,
          2 * gain - 11,
        ]
          .filter((top) => top > 0 && top < 660)
          .map(write),
        explanation: `At ${hour} o’clock the minute hand is ${behind}° behind the hour hand and gains 5.5° a minute. ${target === 0 ? `It must gain ${gain}°` : `To stand ${target}° apart it must gain ${gain}°`}: ${gain} ÷ 5.5 = ${2 * gain}/11 minutes, that is ${write(2 * gain)}.`,
      };
});

const gainingClock = clock('clock-that-gains', 'Hard', (random) => {
  const perHour = random.pick([1, 2, 3, 4, 5, 6]);
  const isGain = random.int(0, 1) === 1;
  const hours = random.int(3, 20);
  const start = random.int(5, 11);
  const off = perHour * hours;
  const real = 60 * (start + hours);
  const shown = real + (isGain ? off : -off);
  const half = (minutes: number): string =>
    `${time(minutes)} ${minutes % 1440 < 720 ? 'AM' : 'PM'}`;
  return off >= 90 || shown >= 2160 || real % 720 === 0 || shown % 720 === 0
    ? NO_QUESTION
    : {
        question: `A clock that ${isGain ? 'gains' : 'loses'} ${counted(perHour, 'minute')} an hour is set right at ${half(60 * start)}. What does it show ${hours} hours later?`,
        right: half(shown),
        wrong: [real + (isGain ? -off : off), real, shown + perHour, shown - 10].map(half),
        explanation: `In ${hours} hours it ${isGain ? 'gains' : 'loses'} ${hours} × ${perHour} = ${off} minutes. The real time is ${half(real)}, so it shows ${half(shown)}.`,
      };
});

export const calendarAndClockFamilies: readonly Family[] = [
  dayAfter,
  sameYear,
  nextYear,
  historicalDay,
  countInMonth,
  clockAngle,
  mirrorTime,
  handsMeet,
  gainingClock,
];
