import type { Family } from '../../family.ts';
import { counted, figure, ordinal } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const RESEARCH = 'Research Aptitude';

const averages: Family = {
  name: 'central-tendency',
  subject: RESEARCH,
  topic: 'Descriptive Statistics',
  difficulty: 'Easy',
  make(random) {
    const twice = random.int(40, 70);
    const others = random.shuffle(range(30, 85).filter((score) => score !== twice)).slice(0, 5);
    const scores = random.shuffle([twice, twice, ...others]);
    const sorted = scores.toSorted((a, b) => a - b);
    const median = sorted[3] ?? 0;
    const mean = sumOf(scores) / 7;
    const kind = random.pick(['mean', 'median', 'mode']);
    const values: Readonly<Record<string, number>> = { mean, median, mode: twice };
    if (!Number.isInteger(mean) || new Set(Object.values(values)).size < 3)
      return this.make(random);
    const reasons: Readonly<Record<string, string>> = {
      mean: `The sum of the scores is ${sumOf(scores)}; ${sumOf(scores)} ÷ 7 = ${mean}.`,
      median: `In order the scores are ${listed(sorted)}; the fourth of the seven is ${median}.`,
      mode: `${twice} is the only score that occurs twice.`,
    };
    return {
      question: `Seven students score ${listed(scores)}. What is the ${kind} of the scores?`,
      right: String(values[kind]),
      wrong: [
        ...Object.values(values),
        scores[3] ?? 0,
        Math.round(((sorted[0] ?? 0) + (sorted[6] ?? 0)) / 2),
        mean + 2,
      ].map(String),
      explanation: reasons[kind] ?? '',
    };
  },
};

const variance: Family = {
  name: 'variance-of-scores',
  subject: RESEARCH,
  topic: 'Descriptive Statistics',
  difficulty: 'Moderate',
  make(random) {
    const mean = random.int(20, 60);
    const [a, b] = [random.int(1, 6), random.int(1, 9)];
    const scores = random.shuffle([mean - a, mean + a, mean - b, mean + b, mean]);
    const squares = 2 * a * a + 2 * b * b;
    const text = (value: number): string => figure(value);
    return {
      question: `What is the variance of the scores ${listed(scores)}, taken as a whole population?`,
      right: text(squares / 5),
      wrong: [squares / 4, squares, (2 * (a + b)) / 5, mean, squares / 5 + 2].map(text),
      explanation: `The mean is ${mean}. The squared deviations are ${listed(scores.map((score) => (score - mean) ** 2))}, together ${squares}; ${squares} ÷ 5 = ${text(squares / 5)}.`,
    };
  },
};

const standardScore: Family = {
  name: 'standard-score',
  subject: RESEARCH,
  topic: 'Descriptive Statistics',
  difficulty: 'Easy',
  make(random) {
    const mean = random.int(40, 70);
    const deviation = random.pick([4, 5, 8, 10, 12]);
    const z = random.pick([-2, -1.5, -0.5, 0.5, 1, 1.5, 2, 2.5]);
    const raw = mean + z * deviation;
    if (mean === 50 && deviation === 10) return this.make(random);
    const isT = random.int(0, 1) === 0;
    const text = (value: number): string => figure(value + 0).replace('-', '−');
    return {
      question: `In a test with the mean ${mean} and the standard deviation ${deviation} a student scores ${raw}. What is the student's ${isT ? 'T-score (mean 50, standard deviation 10)' : 'z-score'}?`,
      right: text(isT ? 50 + 10 * z : z),
      wrong: (isT
        ? [50 - 10 * z, 50 + deviation * z, 50 + z, 60 + 10 * z, 10 * z]
        : [-z, z + 1, raw - mean, z * 2, z - 1]
      ).map(text),
      explanation: `z = (${raw} − ${mean}) ÷ ${deviation} = ${text(z)}${isT ? `, and T = 50 + 10z = ${text(50 + 10 * z)}` : ''}.`,
    };
  },
};

const systematicSample: Family = {
  name: 'systematic-sample',
  subject: RESEARCH,
  topic: 'Sampling',
  difficulty: 'Easy',
  make(random) {
    const interval = random.int(5, 25);
    const size = 10 * random.int(4, 20);
    const start = random.int(1, interval);
    const place = random.int(4, 20);
    const chosen = start + (place - 1) * interval;
    return {
      question: `A systematic sample of ${size} is drawn from a list of ${figure(size * interval)} persons. Number ${start} is chosen at random as the first. Which number is the ${ordinal(place)} person of the sample?`,
      right: figure(chosen),
      wrong: [
        start + place * interval,
        place * interval,
        chosen - 1,
        chosen + interval * 2,
        start * place,
      ].map(figure),
      explanation: `The interval is ${figure(size * interval)} ÷ ${size} = ${interval}. The ${ordinal(place)} person has the number ${start} + ${place - 1} × ${interval} = ${figure(chosen)}.`,
    };
  },
};

const stratifiedSample: Family = {
  name: 'stratified-sample',
  subject: RESEARCH,
  topic: 'Sampling',
  difficulty: 'Easy',
  make(random) {
    const parts = range(1, 3).map(() => random.int(2, 9));
    const unit = 10 * random.int(3, 12);
    const share = random.int(2, 8);
    const [first = 0, second = 0, third = 0] = parts;
    const total = sumOf(parts) * unit;
    const sample = sumOf(parts) * share;
    const asked = random.int(0, 2);
    const names = ['arts', 'commerce', 'science'];
    const right = (parts[asked] ?? 0) * share;
    if (new Set(parts).size < 3) return this.make(random);
    return {
      question: `A college has ${figure(first * unit)} arts, ${figure(second * unit)} commerce and ${figure(third * unit)} science students. How many ${names[asked]} students are in a proportionate stratified sample of ${sample}?`,
      right: String(right),
      wrong: [
        ...parts.map((part) => part * share),
        Math.round(sample / 3),
        right + share,
        right + 2,
      ].map(String),
      explanation: `${figure((parts[asked] ?? 0) * unit)} of the ${figure(total)} students are ${names[asked]} students, and ${figure((parts[asked] ?? 0) * unit)} ÷ ${figure(total)} × ${sample} = ${right}.`,
    };
  },
};

const standardError: Family = {
  name: 'standard-error',
  subject: RESEARCH,
  topic: 'Inferential Statistics',
  difficulty: 'Moderate',
  make(random) {
    const root = random.int(4, 20);
    const error = random.int(2, 30) / 4;
    const deviation = error * root;
    return {
      question: `A sample of ${root * root} persons is drawn from a large population with the standard deviation ${figure(deviation)}. What is the standard error of the mean?`,
      right: figure(error),
      wrong: [deviation / root ** 2, error * 2, deviation, error + 0.5, error / 2].map(figure),
      explanation: `It is the standard deviation divided by the root of the sample's size: ${figure(deviation)} ÷ √${root * root} = ${figure(deviation)} ÷ ${root} = ${figure(error)}.`,
    };
  },
};

const degreesOfFreedom: Family = {
  name: 'degrees-of-freedom',
  subject: RESEARCH,
  topic: 'Inferential Statistics',
  difficulty: 'Moderate',
  make(random) {
    const [rows, columns] = [random.int(2, 7), random.int(2, 7)];
    const [a, b] = [random.int(8, 40), random.int(8, 40)];
    const groups = random.int(3, 6);
    const cases = groups * random.int(5, 12);
    const tests = [
      {
        text: `a chi-square test of independence on a table of ${rows} rows and ${columns} columns`,
        right: (rows - 1) * (columns - 1),
        wrong: [
          rows * columns,
          rows * columns - 1,
          rows + columns - 2,
          (rows - 1) * (columns - 1) + 1,
        ],
        why: `(${rows} − 1) × (${columns} − 1)`,
      },
      {
        text: `a t-test for two independent groups of ${a} and ${b} persons`,
        right: a + b - 2,
        wrong: [a + b, a + b - 1, Math.min(a, b) - 1, a + b + 2],
        why: `${a} + ${b} − 2`,
      },
      {
        text: `a t-test for ${a} paired observations`,
        right: a - 1,
        wrong: [a, a - 2, 2 * a - 2, 2 * a - 1],
        why: `${a} − 1`,
      },
      {
        text: `the within-group variance in a one-way analysis of variance with ${cases} persons in ${groups} groups`,
        right: cases - groups,
        wrong: [groups - 1, cases - 1, cases - groups - 1, cases],
        why: `${cases} − ${groups}`,
      },
    ];
    const test = random.pick(tests);
    return {
      question: `How many degrees of freedom are there in ${test.text}?`,
      right: String(test.right),
      wrong: test.wrong.map(String),
      explanation: `They are ${test.why} = ${test.right}.`,
    };
  },
};

const rankCorrelation: Family = {
  name: 'rank-correlation',
  subject: RESEARCH,
  topic: 'Correlation',
  difficulty: 'Moderate',
  make(random) {
    const first = random.shuffle([1, 2, 3, 4, 5]);
    const second = random.shuffle([1, 2, 3, 4, 5]);
    const squares = first.map((rank, place) => (rank - (second[place] ?? 0)) ** 2);
    const sum = sumOf(squares);
    if (sum === 0) return this.make(random);
    const text = (value: number): string => figure(value + 0).replace('-', '−');
    const rho = 1 - sum / 20;
    return {
      question: `Two judges rank the pupils A, B, C, D and E. The first gives them the ranks ${listed(first)}, the second ${listed(second)}. What is Spearman's rank correlation?`,
      right: text(rho),
      wrong: [sum / 20, -rho, 1 - sum / 25, 1 - sum / 24, rho + 0.2, rho - 0.2, rho + 0.1]
        .filter((value) => Math.abs(value) <= 1)
        .map((value) => text(Number(value.toFixed(2)))),
      explanation: `The squared differences are ${squares.join(' + ')} = ${sum}. ρ = 1 − 6 × ${sum} ÷ (5 × (5² − 1)) = 1 − ${6 * sum}/120 = ${text(rho)}.`,
    };
  },
};

const citationIndex: Family = {
  name: 'citation-index',
  subject: RESEARCH,
  topic: 'Research Metrics',
  difficulty: 'Easy',
  make(random) {
    const citations = range(1, random.int(7, 9)).map(() => random.int(0, random.pick([8, 14, 30])));
    const sorted = citations.toSorted((a, b) => b - a);
    const h = sorted.filter((count, place) => count > place).length;
    const i10 = citations.filter((count) => count >= 10).length;
    const isH = random.int(0, 2) > 0;
    const right = isH ? h : i10;
    if (h === i10 || right === 0) return this.make(random);
    return {
      question: `A researcher's ${citations.length} papers have these numbers of citations: ${listed(citations)}. What is the ${isH ? 'h-index' : 'i10-index'}?`,
      right: String(right),
      wrong: [h, i10, right + 1, right - 1, citations.length, right + 2].map(String),
      explanation: isH
        ? `In descending order: ${listed(sorted)}. ${counted(h, 'paper')} ${h === 1 ? 'has' : 'have'} at least ${h} citations each, but not ${h + 1} papers at least ${h + 1}.`.replace(
            '1 citations',
            '1 citation',
          )
        : `It counts the papers with at least 10 citations: ${i10}.`,
    };
  },
};

const impactFactor: Family = {
  name: 'impact-factor',
  subject: RESEARCH,
  topic: 'Research Metrics',
  difficulty: 'Easy',
  make(random) {
    const year = random.int(2012, 2023);
    const [before, last] = [random.int(20, 80), random.int(20, 80)];
    const quarter = random.int(3, 20);
    const citations = ((before + last) * quarter) / 4;
    if ((before + last) % 4 !== 0 || before === last) return this.make(random);
    const text = (value: number): string => figure(Number(value.toFixed(2)));
    return {
      question: `A journal published ${before} articles in ${year - 2} and ${last} in ${year - 1}. In ${year} these were cited ${figure(citations)} times. What is its two-year impact factor for ${year}?`,
      right: text(quarter / 4),
      wrong: [
        citations / last,
        citations / before,
        quarter / 2,
        (before + last) / citations,
        quarter / 4 + 1,
        quarter / 8,
        citations / (before + last + 20),
      ].map(text),
      explanation: `Citations of ${year} to articles of the two years before are divided by the number of these articles: ${figure(citations)} ÷ (${before} + ${last}) = ${text(quarter / 4)}.`,
    };
  },
};

const NORMAL_SHARES: Readonly<Record<number, number>> = { 1: 68, 2: 95 };

const normalShare: Family = {
  name: 'normal-curve-share',
  subject: RESEARCH,
  topic: 'Inferential Statistics',
  difficulty: 'Moderate',
  make(random) {
    const mean = 5 * random.int(8, 14);
    const deviation = random.pick([4, 5, 6, 8, 10]);
    const width = random.int(1, 2);
    const share = NORMAL_SHARES[width] ?? 68;
    const students = 200 * random.int(2, 20);
    const isTail = random.int(0, 1) === 0;
    const limit = mean + width * deviation;
    const inside = (students * share) / 100;
    const tail = (students - inside) / 2;
    const right = isTail ? tail : inside;
    return {
      question: `The scores of ${figure(students)} students are normally distributed with the mean ${mean} and the standard deviation ${deviation}. About how many of them score ${isTail ? `more than ${limit}` : `between ${mean - width * deviation} and ${limit}`}? (Take 68% within one and 95% within two standard deviations of the mean.)`,
      right: figure(right),
      wrong: [inside, tail, students - inside, inside / 2, students / 2 + tail].map(figure),
      explanation: `${limit} is ${counted(width, 'standard deviation')} above the mean. ${share}% lie within ${width === 1 ? 'one' : 'two'}: ${figure(inside)} students${isTail ? `; half of the other ${figure(students - inside)} lie above, ${figure(tail)}` : ''}.`,
    };
  },
};

const confidenceInterval: Family = {
  name: 'confidence-interval',
  subject: RESEARCH,
  topic: 'Inferential Statistics',
  difficulty: 'Moderate',
  make(random) {
    const root = random.int(4, 15);
    const error = random.pick([0.5, 1, 1.5, 2, 2.5]);
    const mean = random.int(40, 80);
    const [level, factor] = random.pick([
      [95, 1.96],
      [99, 2.58],
    ] as const);
    const interval = (half: number): string =>
      `from ${figure(mean - half)} to ${figure(mean + half)}`;
    return {
      question: `A random sample of ${root * root} has the mean ${mean}; the population's standard deviation is ${figure(error * root)}. What is the ${level}% confidence interval of the population mean? (z = ${factor})`,
      right: interval(factor * error),
      wrong: [
        interval(error),
        interval((level === 95 ? 2.58 : 1.96) * error),
        interval(2 * factor * error),
        interval(factor * error * 0.5),
      ],
      explanation: `The standard error is ${figure(error * root)} ÷ √${root * root} = ${figure(error)}. ${mean} ± ${factor} × ${figure(error)} = ${mean} ± ${figure(factor * error)}, which is ${interval(factor * error)}.`,
    };
  },
};

export const researchStatisticsFamilies: readonly Family[] = [
  averages,
  variance,
  standardScore,
  systematicSample,
  stratifiedSample,
  standardError,
  degreesOfFreedom,
  rankCorrelation,
  citationIndex,
  impactFactor,
  normalShare,
  confidenceInterval,
].map(balanced);
