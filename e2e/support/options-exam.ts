import type { OwnExam } from './own-exams.ts';

export const QUESTIONS = 20;

const NAME = 'Journeys: two to eight options';

/** An exam from a file of GIFT. */
export const optionsExam: OwnExam = {
  name: NAME,
  questions: {
    ending: 'gift',
    text: [
      `$CATEGORY: ${NAME}/Numbers/Sums`,
      ...Array.from({ length: QUESTIONS }, (_, number) => giftOf(number)),
    ].join('\n\n'),
  },
};

/** True/false, five and eight options by turns. */
function giftOf(number: number): string {
  if (number % 3 === 0) return `Is ${number} an even number?{${number % 2 === 0 ? 'T' : 'F'}}`;
  const count = number % 3 === 1 ? 5 : 8;
  const options = Array.from({ length: count }, (_, index) => {
    const isRight = index === rightOf(number, count);
    return isRight ? `=the sum ${number + number}` : `~no sum, but ${1000 * (index + 1) + number}`;
  });
  return `How much is ${number} and ${number} (${count} choices)?{${options.join(' ')}}`;
}

/** The index of the right option. The last one is right for every other question. */
export function rightOf(number: number, count: number): number {
  if (count === 2) return number % 2;
  return number % 2 === 0 ? count - 1 : number % count;
}
