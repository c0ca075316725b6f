const ANSWERS = 500;
const TIMES = 48;

const text = JSON.stringify(
  Array.from({ length: ANSWERS }, (_, index) => ({
    questionId: `0199f3c4-0000-7000-8000-${String(index).padStart(12, '0')}`,
    selectedOption: index % 4,
    timeSpent: index,
    marked: index % 2 === 0,
  })),
);

/** Work that takes five milliseconds on an ordinary server. A slower machine is as much slower at the tests' calls. */
export function fiveMillisecondsOfWork(): void {
  for (let time = 0; time < TIMES; time += 1) JSON.parse(text);
}
