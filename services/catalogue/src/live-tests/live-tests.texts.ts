import { countOf } from '@abhyas/service-kit/rules';

interface Moment {
  readonly date: string;
  readonly time: string;
}

/** The text of the event in the student's calendar, in lines. */
export const calendarEvent = (test: {
  opens: Moment;
  closes: Moment;
  questions: number;
  minutes: number;
}): string[] => {
  const { opens, closes, questions, minutes } = test;
  const until = closes.date === opens.date ? closes.time : `${closes.date} at ${closes.time}`;
  return [
    `You can start this test from ${opens.date} at ${opens.time} until ${until} (India time).`,
    `It has ${countOf(questions, 'question')} and takes ${countOf(minutes, 'minute')}.`,
  ];
};
