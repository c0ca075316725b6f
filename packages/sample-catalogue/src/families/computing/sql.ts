import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const DATABASES = 'Databases';

interface Employee {
  name: string;
  dept: string;
  salary: number;
  bonus: number | undefined;
}

const NAMES = [
  'Asha',
  'Bimal',
  'Chitra',
  'Devan',
  'Esha',
  'Farhan',
  'Gita',
  'Harish',
  'Indu',
  'Jatin',
];
const DEPARTMENTS = ['HR', 'IT', 'Sales', 'Accounts', 'Legal', 'Stores'];

function randomStaff(random: Random, size: number): Employee[] {
  const departments = random.shuffle(DEPARTMENTS).slice(0, 3);
  return random
    .shuffle(NAMES)
    .slice(0, size)
    .map((name) => ({
      name,
      dept: random.pick(departments),
      salary: random.int(20, 60),
      bonus: random.int(0, 2) === 0 ? undefined : random.int(1, 9),
    }));
}

function staffText(staff: readonly Employee[], withBonus = false): string {
  const rows = staff.map(({ name, dept, salary, bonus }) =>
    [name, dept, salary, ...(withBonus ? [bonus ?? 'NULL'] : [])].join(', '),
  );
  return `The table staff(name, dept, salary${withBonus ? ', bonus' : ''}) has these rows:\n${rows.join('\n')}`;
}

function nearCounts(right: number, others: readonly number[]): string[] {
  return [...others, right + 1, right - 1, right + 2, right + 3]
    .filter((count) => count >= 0)
    .map(String);
}

const whereCount: Family = {
  name: 'sql-where-count',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Easy',
  make(random) {
    const staff = randomStaff(random, 7);
    const limit = 5 * random.int(5, 10);
    const dept = random.pick(staff).dept;
    const isAnd = random.int(0, 2) === 0;
    const byDept = staff.filter((one) => one.dept === dept);
    const bySalary = staff.filter(({ salary }) => salary > limit);
    const both = byDept.filter((one) => bySalary.includes(one));
    const either = staff.filter((one) => byDept.includes(one) || bySalary.includes(one));
    const found = isAnd ? both : either;
    if (found.length === 0 || found.length === 7) return this.make(random);
    return {
      question: `${staffText(staff)}\nWhat does this query give?\nSELECT COUNT(*) FROM staff WHERE dept = '${dept}' ${isAnd ? 'AND' : 'OR'} salary > ${limit};`,
      right: String(found.length),
      wrong: nearCounts(found.length, [
        both.length,
        either.length,
        byDept.length + bySalary.length,
      ]),
      explanation: `The condition holds for ${listed(found.map(({ name }) => name))}, so the count is ${found.length}.`,
    };
  },
};

const nullAggregate: Family = {
  name: 'sql-null-aggregate',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const staff = randomStaff(random, 6);
    const known = staff.flatMap(({ bonus }) => bonus ?? []);
    const sum = sumOf(known);
    const kind = random.pick([
      'COUNT(bonus)',
      'AVG(bonus)',
      'SUM(bonus) / COUNT(*)',
      'COUNT(*) - COUNT(bonus)',
    ]);
    if (known.length < 3 || known.length > 5) return this.make(random);
    const values: Readonly<Record<string, [number, number]>> = {
      'COUNT(bonus)': [known.length, 1],
      'AVG(bonus)': [sum, known.length],
      'SUM(bonus) / COUNT(*)': [sum, 6],
      'COUNT(*) - COUNT(bonus)': [6 - known.length, 1],
    };
    const [top, bottom] = values[kind] ?? [0, 1];
    return {
      question: `${staffText(staff, true)}\nWhat does this query give, if division is exact?\nSELECT ${kind} FROM staff;`,
      right: fraction(top, bottom),
      wrong: [...Object.values(values).map(([a, b]) => fraction(a, b)), String(sum), '6'],
      explanation: `COUNT(*) counts all 6 rows; COUNT, SUM and AVG of a column pass over NULL: ${known.length} known values with the sum ${sum}. So the answer is ${bottom === 1 ? top : `${sum} ÷ ${bottom} = ${fraction(top, bottom)}`}.`,
    };
  },
};

const groupHaving: Family = {
  name: 'sql-group-having',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const staff = randomStaff(random, 8).map((one) => ({ ...one, dept: random.pick(DEPARTMENTS) }));
    const names = [...new Set(staff.map(({ dept }) => dept))];
    const groups = names.map((dept) => staff.filter((one) => one.dept === dept));
    const isCount = random.int(0, 1) === 0;
    const limit = isCount ? 2 : 5 * random.int(10, 18);
    const condition = isCount ? 'COUNT(*) >= 2' : `SUM(salary) > ${limit}`;
    const kept = groups.filter((group) =>
      isCount ? group.length >= limit : sumOf(group.map(({ salary }) => salary)) > limit,
    );
    if (names.length < 3 || kept.length === 0) return this.make(random);
    const shown = kept.map((group) =>
      isCount
        ? `${group[0]?.dept} (${group.length})`
        : `${group[0]?.dept} (${sumOf(group.map(({ salary }) => salary))})`,
    );
    return {
      question: `${staffText(staff)}\nHow many rows does this query give?\nSELECT dept FROM staff GROUP BY dept HAVING ${condition};`,
      right: String(kept.length),
      wrong: nearCounts(kept.length, [
        names.length,
        sumOf(kept.map(({ length }) => length)),
        names.length - kept.length,
      ]),
      explanation: `There is one row for each group that meets the condition: ${listed(shown)}. That makes ${kept.length}.`,
    };
  },
};

const aboveAverage: Family = {
  name: 'sql-above-average',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const staff = randomStaff(random, 7);
    const isCorrelated = random.int(0, 1) === 0;
    const mean = (list: readonly Employee[]): number =>
      sumOf(list.map(({ salary }) => salary)) / list.length;
    const above = staff.filter(({ salary }) => salary > mean(staff));
    const aboveOwn = staff.filter(
      ({ dept, salary }) => salary > mean(staff.filter((one) => one.dept === dept)),
    );
    const found = isCorrelated ? aboveOwn : above;
    const where = isCorrelated ? ' WHERE t.dept = s.dept' : '';
    if (found.length === 0) return this.make(random);
    const total = sumOf(staff.map(({ salary }) => salary));
    const all = total % 7 === 0 ? figure(total / 7) : `${total}/7`;
    return {
      question: `${staffText(staff)}\nHow many rows does this query give?\nSELECT s.name FROM staff s WHERE s.salary > (SELECT AVG(t.salary) FROM staff t${where});`,
      right: String(found.length),
      wrong: nearCounts(found.length, [above.length, aboveOwn.length, 7 - found.length]),
      explanation: `${isCorrelated ? 'The inner query runs for each row, over the rows of the same department' : `The inner query gives the average of all salaries, ${all}`}. The rows above it are those of ${listed(found.map(({ name }) => name))}: ${found.length}.`,
    };
  },
};

const JOINS = ['JOIN', 'LEFT JOIN', 'RIGHT JOIN', 'CROSS JOIN'] as const;

const joinCount: Family = {
  name: 'sql-join-rows',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const [a, b] = [4, 5].map((size) => Array.from({ length: size }, () => random.int(1, 5)));
    const [left = [], right = []] = [a, b];
    const pairs = sumOf(left.map((value) => right.filter((other) => other === value).length));
    const lonelyLeft = left.filter((value) => !right.includes(value)).length;
    const lonelyRight = right.filter((value) => !left.includes(value)).length;
    const counts: Readonly<Record<(typeof JOINS)[number], number>> = {
      JOIN: pairs,
      'LEFT JOIN': pairs + lonelyLeft,
      'RIGHT JOIN': pairs + lonelyRight,
      'CROSS JOIN': left.length * right.length,
    };
    const kind = random.pick(JOINS.slice(0, 3));
    const count = counts[kind];
    if (pairs === 0 || lonelyLeft + lonelyRight === 0) return this.make(random);
    const extra = { JOIN: 0, 'LEFT JOIN': lonelyLeft, 'RIGHT JOIN': lonelyRight, 'CROSS JOIN': 0 }[
      kind
    ];
    return {
      question: `Table P has one column k with the values ${listed(left)}, table Q one column k with the values ${listed(right)}. How many rows does this query give?\nSELECT * FROM P ${kind} Q ON P.k = Q.k;`,
      right: String(count),
      wrong: [
        ...Object.values(counts),
        pairs + lonelyLeft + lonelyRight,
        left.length + right.length,
        count + 1,
      ].map(String),
      explanation: `${counted(pairs, 'pair')} of rows ${pairs === 1 ? 'has' : 'have'} equal values. ${kind === 'JOIN' ? 'An inner join gives just these' : `A ${kind.startsWith('LEFT') ? 'left' : 'right'} join adds the ${kind.startsWith('LEFT') ? 'rows of P' : 'rows of Q'} without a partner, here ${extra}`}: ${count}.`,
    };
  },
};

const naturalJoin: Family = {
  name: 'natural-join-tuples',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Easy',
  make(random) {
    const pairsOf = (
      size: number,
      letters: readonly string[],
      numbersFirst: boolean,
    ): [string, string][] => {
      const all = letters.flatMap((letter) =>
        range(1, 4).map((number): [string, string] =>
          numbersFirst ? [String(number), letter] : [letter, String(number)],
        ),
      );
      return random
        .shuffle(all)
        .slice(0, size)
        .toSorted(([a, b], [c, d]) => (a + b < c + d ? -1 : 1));
    };
    const first = pairsOf(5, ['a', 'b', 'c'], false);
    const second = pairsOf(5, ['x', 'y', 'z'], true);
    const joined = first.flatMap(([a, b]) =>
      second.filter(([b2]) => b2 === b).map(([, c]) => `(${a}, ${b}, ${c})`),
    );
    const count = joined.length;
    const text = (tuples: readonly [string, string][]): string =>
      tuples.map(([a, b]) => `(${a}, ${b})`).join(', ');
    if (count < 3) return this.make(random);
    return {
      question: `R(A, B) = {${text(first)}} and S(B, C) = {${text(second)}}. How many tuples are in the natural join of R and S?`,
      right: String(count),
      wrong: [count + 1, count - 1, 25, 10, new Set(first.map(([, b]) => b)).size, count + 2].map(
        String,
      ),
      explanation: `Tuples are joined where their values of B agree: ${joined.join(', ')}. There are ${count}.`,
    };
  },
};

const projection: Family = {
  name: 'projection-tuples',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Easy',
  make(random) {
    const tuples = Array.from(
      { length: 7 },
      () => [random.int(1, 4), random.int(1, 4), random.int(1, 9)] as const,
    );
    const unique = [...new Map(tuples.map((tuple) => [tuple.join(), tuple])).values()];
    const limit = random.int(3, 6);
    const kept = unique.filter(([, , c]) => c > limit);
    const projected = [...new Set(kept.map(([a, b]) => `(${a}, ${b})`))];
    const onA = new Set(kept.map(([a]) => a)).size;
    const isPair = random.int(0, 1) === 0;
    const count = isPair ? projected.length : onA;
    if (unique.length < 7 || count < 2 || count === kept.length) return this.make(random);
    return {
      question: `R(A, B, C) = {${unique.map((tuple) => `(${tuple.join(', ')})`).join(', ')}}. How many tuples are in the projection of the selection, \\(\\pi_{${isPair ? 'A, B' : 'A'}}(\\sigma_{C > ${limit}}(R))\\)?`,
      right: String(count),
      wrong: [kept.length, 7, isPair ? onA : projected.length, count + 1, count - 1, count + 2].map(
        String,
      ),
      explanation: `The selection keeps ${listed(kept.map((tuple) => `(${tuple.join(', ')})`))}. A projection gives a set, so equal tuples count once: ${isPair ? listed(projected) : listed([...new Set(kept.map(([a]) => a))])}, that is ${count}.`,
    };
  },
};

export const sqlFamilies: readonly Family[] = [
  whereCount,
  nullAggregate,
  groupHaving,
  aboveAverage,
  joinCount,
  naturalJoin,
  projection,
].map(balanced);
