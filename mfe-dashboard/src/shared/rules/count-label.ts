const format = new Intl.NumberFormat('en-IN');

/** "1 question", "20 questions": a count with its noun. */
export function countLabel(count: number, noun: string): string {
  return `${format.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
