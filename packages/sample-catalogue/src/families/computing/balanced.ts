import type { Family, FamilyItem } from '../../family.ts';
import type { Random } from '../../random.ts';
import { figure } from '../../wording.ts';

/**
 * The same family with its wrong options drawn so that a number that is right may be the smallest of
 * the four, the greatest or between: its size gives nothing away. Likelier mistakes still come first.
 */
export function balanced(family: Family): Family {
  return {
    ...family,
    make(random) {
      const item = family.make(random);
      return { ...item, wrong: drawn(item, random) };
    },
  };
}

/**
 * Like `balanced`, for counts and whole quantities without an upper bound: where mistakes lie on one
 * side of the right number, slips as far away on the other side join them.
 */
export function balancedWithSlips(family: Family): Family {
  return balanced({
    ...family,
    make(random) {
      const item = family.make(random);
      return { ...item, wrong: [...item.wrong, ...slips(item)] };
    },
  });
}

function drawn({ right, wrong }: FamilyItem, random: Random): readonly string[] {
  const value = numberOf(right);
  const values = new Map(wrong.map((option) => [numberOf(option), option] as const).toReversed());
  if (value === undefined || values.has(undefined)) return wrong;
  const options = [...new Set(wrong)].filter((option) => values.get(numberOf(option)) === option);
  const below = options.filter((option) => Number(numberOf(option)) < value);
  const above = options.filter((option) => Number(numberOf(option)) > value);
  const fewest = Math.max(0, 3 - above.length);
  const most = Math.min(3, below.length);
  if (fewest > most) return wrong;
  const lower = random.int(fewest, most);
  return [...below.slice(0, lower), ...above.slice(0, 3 - lower)];
}

/** The mistakes mirrored at the right answer, where all are whole numbers with one unit. */
function slips({ right, wrong }: FamilyItem): string[] {
  const [, written = '', unit = ''] = /^([\d,]+)((?: [A-Za-z][A-Za-z/]*)?)$/.exec(right) ?? [];
  const all = [right, ...wrong];
  const isWhole = all.every((option) => /^[\d,]+(?: [A-Za-z][A-Za-z/]*)?$/.test(option));
  if (!written || !isWhole || /^[01]{3,}$/.test(written)) return [];
  const isPlain = all.some((option) => /\d{4}/.test(option));
  const value = Number(numberOf(right));
  return wrong
    .map((option) => 2 * value - Number(numberOf(option)))
    .filter((slip) => slip > value / 4 && slip > 1 && slip !== value)
    .map((slip) => (isPlain ? String(slip) : figure(slip)) + unit);
}

/** The number that an option begins with; undefined for words and for several numbers. */
function numberOf(option: string): number | undefined {
  const [, sign, top = '', bottom = '1', rest = ''] =
    /^₹?(−?)([\d,]+(?:\.\d+)?)(?:\/(\d+))?(.*)$/.exec(option) ?? [];
  if (!top || /\d|^[A-F]/.test(rest)) return undefined;
  const value = Number(top.replaceAll(',', '')) / Number(bottom);
  return sign ? -value : value;
}
