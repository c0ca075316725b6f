import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CIVIL = 'Civil Engineering';

const SURVEYING = 'Surveying';

const SOILS = 'Soil Mechanics';

const HYDRAULICS = 'Hydraulics';

const reducedBearing: Family = {
  name: 'reduced-bearing',
  subject: CIVIL,
  topic: SURVEYING,
  difficulty: 'Easy',
  make(random) {
    const bearing = random.int(5, 355);
    const isBack = random.int(0, 1) === 0;
    const angle = isBack ? (bearing + 180) % 360 : bearing;
    if (angle % 90 === 0 || angle % 45 === 0) return this.make(random);
    const text = (whole: number): string => {
      const at = ((whole % 360) + 360) % 360;
      if (at < 90) return `N ${at}° E`;
      if (at < 180) return `S ${180 - at}° E`;
      return at < 270 ? `S ${at - 180}° W` : `N ${360 - at}° W`;
    };
    const right = text(angle);
    return {
      question: `The whole circle bearing of a line AB is ${bearing}°. What is the reduced (quadrantal) bearing of ${isBack ? 'BA' : 'AB'}?`,
      right,
      wrong: [text(angle + 180), text(360 - angle), text(180 - angle), text(angle + 90)].filter(
        (option) => option !== right,
      ),
      explanation: `${isBack ? `The bearing of BA is ${bearing}° ${bearing < 180 ? '+' : '−'} 180° = ${angle}°. ` : ''}${angle}° lies in the ${angle < 90 ? 'north-eastern' : angle < 180 ? 'south-eastern' : angle < 270 ? 'south-western' : 'north-western'} quadrant: ${right}.`,
    };
  },
};

const reducedLevel: Family = {
  name: 'reduced-level',
  subject: CIVIL,
  topic: SURVEYING,
  difficulty: 'Easy',
  make(random) {
    const [benchmark, back, fore] = [
      random.int(9000, 25_000) / 100,
      random.int(50, 390) / 100,
      random.int(50, 390) / 100,
    ];
    const answer = rounded(benchmark + back - fore, 2);
    if (back === fore) return this.make(random);
    const text = (value: number): string => `${figure(rounded(value, 2))} m`;
    return {
      question: `A level shows a back sight of ${figure(back)} m on a bench mark with a reduced level of ${figure(benchmark)} m and a fore sight of ${figure(fore)} m on a station. What is the reduced level of the station?`,
      right: text(answer),
      wrong: [benchmark - back + fore, benchmark + back + fore, benchmark - back - fore].map(text),
      explanation: `The line of sight is at ${figure(benchmark)} + ${figure(back)} = ${figure(rounded(benchmark + back, 2))} m, the station ${figure(fore)} m below it: ${figure(answer)} m.`,
    };
  },
};

const chainCorrection: Family = {
  name: 'wrong-length-of-chain',
  subject: CIVIL,
  topic: SURVEYING,
  difficulty: 'Easy',
  make(random) {
    const [length, error] = [random.pick([20, 30]), random.int(1, 12)];
    const isLong = random.int(0, 1) === 0;
    const actual = rounded(length + ((isLong ? 1 : -1) * error) / 100, 2);
    const measured = length * random.int(5, 60);
    const answer = rounded((measured * actual) / length, 3);
    const text = (value: number): string => `${figure(rounded(value, 3))} m`;
    return {
      question: `A line measures ${figure(measured)} m with a ${length} m chain that is ${error} cm too ${isLong ? 'long' : 'short'}. What is its true length?`,
      right: text(answer),
      wrong: [2 * measured - answer, measured, 2 * answer - measured].map(text),
      explanation: `True length = measured length × actual ÷ nominal length of the chain = ${figure(measured)} × ${figure(actual)} ÷ ${length} = ${figure(answer)} m.`,
    };
  },
};

const tacheometry: Family = {
  name: 'stadia-distance',
  subject: CIVIL,
  topic: SURVEYING,
  difficulty: 'Easy',
  make(random) {
    const [low, intercept] = [random.int(60, 180) / 100, random.int(30, 180) / 100];
    const high = rounded(low + intercept, 2);
    const additive = random.pick([0.3, 0.4, 0.5]);
    const answer = rounded(100 * intercept + additive, 2);
    return quantityItem({
      question: `A tacheometer with a multiplying constant of 100 and an additive constant of ${additive} m reads ${figure(low)} m and ${figure(high)} m at the stadia hairs on a vertical staff, the line of sight being level. How far away is the staff?`,
      answer,
      unit: 'm',
      mistakes: [
        100 * high,
        100 * low,
        50 * (low + high),
        50 * intercept + additive,
        100 * intercept - additive - 1,
      ],
      explanation: `The staff intercept is ${figure(high)} − ${figure(low)} = ${figure(intercept)} m, so D = 100 × ${figure(intercept)} + ${additive} = ${figure(answer)} m.`,
    });
  },
};

const saturation: Family = {
  name: 'degree-of-saturation',
  subject: CIVIL,
  topic: SOILS,
  difficulty: 'Moderate',
  make(random) {
    const [water, gravity, ratio] = [
      random.int(8, 40),
      random.pick([2.6, 2.65, 2.7, 2.5]),
      random.int(10, 26) / 20,
    ];
    const degree = rounded((water * gravity) / ratio, 6);
    const isVoid = random.int(0, 1) === 0;
    if (degree > 99 || !Number.isInteger(rounded(degree * 10, 4))) return this.make(random);
    if (isVoid) {
      return quantityItem({
        question: `A soil with a water content of ${water}% and grains of specific gravity ${gravity} has a degree of saturation of ${figure(degree)}%. What is its void ratio?`,
        answer: ratio,
        unit: '',
        mistakes: [
          ratio / (1 + ratio),
          (degree * gravity) / water / 10,
          (water * degree) / gravity / 1000,
          ratio * 2,
        ],
        explanation: `e = wG ÷ S = ${water / 100} × ${gravity} ÷ ${figure(rounded(degree / 100, 4))} = ${figure(ratio)}.`,
      });
    }
    return quantityItem({
      question: `A soil has a void ratio of ${figure(ratio)}, a water content of ${water}% and grains of specific gravity ${gravity}. What is its degree of saturation?`,
      answer: degree,
      unit: '%',
      mistakes: [(water * ratio) / gravity, 100 - degree, degree / 2, water / ratio].filter(
        (value) => value < 100,
      ),
      explanation: `S = wG ÷ e = ${water}% × ${gravity} ÷ ${figure(ratio)} = ${figure(degree)}%.`,
    });
  },
};

const porosity: Family = {
  name: 'void-ratio-and-porosity',
  subject: CIVIL,
  topic: SOILS,
  difficulty: 'Easy',
  make(random) {
    const [top, bottom] = [random.int(1, 19), random.int(3, 25)];
    const isPorosity = random.int(0, 1) === 0;
    // As decimals of at most two places: void ratio, or porosity in per cent.
    if (isPorosity) {
      const ratio = top / bottom;
      if (!Number.isInteger(rounded(ratio * 100, 6)) || ratio < 0.25 || ratio > 1.6 || ratio === 1)
        return this.make(random);
      const right = fraction(top, top + bottom);
      return {
        question: `The void ratio of a soil is ${figure(ratio)}. What is its porosity?`,
        right,
        wrong: [
          fraction(bottom, top + bottom),
          fraction(top, bottom),
          fraction(top, 2 * bottom),
          fraction(top + bottom, bottom),
          fraction(top, top + 2 * bottom),
        ].filter((option) => option !== right),
        explanation: `n = e ÷ (1 + e) = ${figure(ratio)} ÷ ${figure(1 + ratio)} = ${right}.`,
      };
    }
    const percent = random.int(20, 62);
    const right = fraction(percent, 100 - percent);
    if (percent === 50) return this.make(random);
    return {
      question: `The porosity of a soil is ${percent}%. What is its void ratio?`,
      right,
      wrong: [
        fraction(percent, 100 + percent),
        fraction(100 - percent, percent),
        fraction(percent, 100),
        fraction(100 - percent, 100),
      ].filter((option) => option !== right),
      explanation: `e = n ÷ (1 − n) = ${percent} ÷ ${100 - percent} = ${right}.`,
    };
  },
};

const dryWeight: Family = {
  name: 'dry-unit-weight',
  subject: CIVIL,
  topic: SOILS,
  difficulty: 'Easy',
  make(random) {
    const [water, dry] = [random.int(5, 30), random.int(140, 190) / 10];
    const bulk = rounded(dry * (1 + water / 100), 3);
    if (bulk > 21 || !Number.isInteger(rounded(bulk * 100, 6))) return this.make(random);
    return quantityItem({
      question: `A soil has a bulk unit weight of ${figure(bulk)} kN/m³ at a water content of ${water}%. What is its dry unit weight?`,
      answer: dry,
      unit: 'kN/m³',
      mistakes: [bulk * (1 - water / 100), bulk * (1 + water / 100), bulk, bulk - 9.81],
      explanation: `γ(d) = γ ÷ (1 + w) = ${figure(bulk)} ÷ ${figure(1 + water / 100)} = ${figure(dry)} kN/m³.`,
    });
  },
};

const hydraulicRadius: Family = {
  name: 'hydraulic-mean-depth',
  subject: CIVIL,
  topic: HYDRAULICS,
  difficulty: 'Easy',
  make(random) {
    const [width, depth] = [random.int(2, 12), random.int(1, 6)];
    const isDischarge = random.int(0, 1) === 0;
    if (isDischarge) {
      const speed = random.int(4, 24) / 10;
      return quantityItem({
        question: `A rectangular channel ${width} m wide carries water ${depth} m deep at ${figure(speed)} m/s. What is the discharge?`,
        answer: rounded(width * depth * speed, 3),
        unit: 'm³/s',
        mistakes: [
          (width + 2 * depth) * speed,
          (width * depth) / speed,
          (width + depth) * speed,
          width * depth,
        ],
        explanation: `Q = A × v = ${width} × ${depth} × ${figure(speed)} = ${figure(rounded(width * depth * speed, 3))} m³/s.`,
      });
    }
    const right = `${fraction(width * depth, width + 2 * depth)} m`;
    const wrong = [
      fraction(width * depth, 2 * (width + depth)),
      fraction(width * depth, width + depth),
      fraction(width + 2 * depth, width * depth),
      fraction(depth, 2),
      fraction(depth, 1),
    ].map((text) => `${text} m`);
    return {
      question: `A rectangular channel ${width} m wide carries water ${depth} m deep. What is its hydraulic mean depth?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `R = area ÷ wetted perimeter = ${width} × ${depth} ÷ (${width} + 2 × ${depth}) = ${right}.`,
    };
  },
};

const dutyAndDelta: Family = {
  name: 'duty-and-delta',
  subject: CIVIL,
  topic: 'Irrigation Engineering',
  difficulty: 'Moderate',
  make(random) {
    const [days, duty] = [10 * random.int(8, 20), 50 * random.int(12, 48)];
    const delta = rounded((8.64 * days) / duty, 6);
    if (!Number.isInteger(rounded(delta * 1000, 3))) return this.make(random);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A crop with a base period of ${days} days has a duty of ${figure(duty)} ha/cumec. What is its delta?`,
        answer: delta,
        unit: 'm',
        mistakes: [delta / 10, delta * 10, (8.64 * duty) / days / 100, days / duty, delta * 2],
        explanation: `Δ = 8.64 × B ÷ D = 8.64 × ${days} ÷ ${figure(duty)} = ${figure(delta)} m.`,
      });
    }
    return quantityItem({
      question: `A crop with a base period of ${days} days needs a delta of ${figure(delta)} m. What is the duty of the water?`,
      answer: duty,
      unit: 'ha/cumec',
      mistakes: [duty / 10, (8.64 * delta * 1000) / days, days / delta, duty * 2],
      explanation: `D = 8.64 × B ÷ Δ = 8.64 × ${days} ÷ ${figure(delta)} = ${figure(duty)} ha/cumec.`,
    });
  },
};

export const surveyingFamilies: readonly Family[] = [
  reducedBearing,
  reducedLevel,
  chainCorrection,
  tacheometry,
  saturation,
  porosity,
  dryWeight,
  hydraulicRadius,
  dutyAndDelta,
];
