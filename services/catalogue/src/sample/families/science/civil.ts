import type { Family } from '../../family.js';
import { counted, figure, fraction } from '../../wording.js';
import { rounded } from './notation.js';
import { countItem, quantityItem } from './numeric-item.js';

const CIVIL = 'Civil Engineering';
const SURVEYING = 'Surveying';
const SOILS = 'Soil Mechanics';
const HYDRAULICS = 'Hydraulics';
const STRUCTURES = 'Theory of Structures';
const CONCRETE = 'Concrete Technology';
const TRANSPORT = 'Transportation Engineering';
const ENVIRONMENT = 'Environmental Engineering';
const COSTING = 'Estimating, Costing and Valuation';

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

const bendingMoment: Family = {
  name: 'greatest-bending-moment',
  subject: CIVIL,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const [span, load] = [random.int(2, 12), 2 * random.int(1, 30)];
    const beam = random.pick([
      {
        text: `simply supported beam of ${span} m span that carries ${load} kN at its middle`,
        answer: (load * span) / 4,
        formula: `WL ÷ 4 = ${load} × ${span} ÷ 4`,
      },
      {
        text: `simply supported beam of ${span} m span that carries ${load} kN/m over its whole length`,
        answer: (load * span ** 2) / 8,
        formula: `wL² ÷ 8 = ${load} × ${span}² ÷ 8`,
      },
      {
        text: `cantilever ${span} m long that carries ${load} kN at its free end`,
        answer: load * span,
        formula: `WL = ${load} × ${span}`,
      },
      {
        text: `cantilever ${span} m long that carries ${load} kN/m over its whole length`,
        answer: (load * span ** 2) / 2,
        formula: `wL² ÷ 2 = ${load} × ${span}² ÷ 2`,
      },
    ]);
    return quantityItem({
      question: `What is the greatest bending moment in a ${beam.text}, its own weight being neglected?`,
      answer: beam.answer,
      unit: 'kN·m',
      mistakes: [
        beam.answer * 2,
        beam.answer / 2,
        load * span,
        (load * span ** 2) / 8,
        (load * span) / 4,
        (load * span ** 2) / 12,
      ],
      explanation: `M = ${beam.formula} = ${figure(beam.answer)} kN·m.`,
    });
  },
};

const supportReactions: Family = {
  name: 'support-reactions',
  subject: CIVIL,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const [left, right, load] = [random.int(1, 8), random.int(1, 8), random.int(6, 120)];
    const span = left + right;
    const reaction = (load * right) / span;
    if (left === right || !Number.isInteger(reaction * 2)) return this.make(random);
    const isMoment = random.int(0, 1) === 0;
    const start = `A simply supported beam AB of ${span} m span carries ${load} kN at ${left} m from A.`;
    if (isMoment) {
      return quantityItem({
        question: `${start} What is the bending moment under the load?`,
        answer: reaction * left,
        unit: 'kN·m',
        mistakes: [(load * span) / 4, load * left, reaction * right, (load * left * right) / 2],
        explanation: `The reaction at A is ${load} × ${right} ÷ ${span} = ${figure(reaction)} kN, and M = ${figure(reaction)} × ${left} = ${figure(reaction * left)} kN·m.`,
      });
    }
    return quantityItem({
      question: `${start} What is the reaction at A?`,
      answer: reaction,
      unit: 'kN',
      mistakes: [load - reaction, load / 2, load, (load * left) / right],
      explanation: `Moments about B: R × ${span} = ${load} × ${right}, so R = ${figure(reaction)} kN.`,
    });
  },
};

const waterForConcrete: Family = {
  name: 'water-cement-ratio',
  subject: CIVIL,
  topic: CONCRETE,
  difficulty: 'Easy',
  make(random) {
    const [bags, ratio] = [random.int(2, 24), random.pick([0.4, 0.42, 0.45, 0.48, 0.5, 0.55, 0.6])];
    const answer = rounded(bags * 50 * ratio, 2);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `How many litres of water does a mix with ${counted(bags, 'bag')} of cement of 50 kg need at a water–cement ratio of ${ratio} by mass?`,
        answer,
        unit: 'L',
        mistakes: [
          bags * ratio * 100,
          (bags * 50) / ratio / 10,
          bags * 50 * (1 - ratio),
          bags * 50,
        ],
        explanation: `${bags} × 50 × ${ratio} = ${figure(answer)} kg, which is ${figure(answer)} L of water.`,
      });
    }
    return quantityItem({
      question: `A mix with ${counted(bags, 'bag')} of cement of 50 kg holds ${figure(answer)} L of water. What is its water–cement ratio by mass?`,
      answer: ratio,
      unit: '',
      mistakes: [1 - ratio, ratio / 2, rounded(answer / (bags * 50 + answer), 3), ratio * 1.5],
      explanation: `${figure(answer)} kg ÷ (${bags} × 50 kg) = ${ratio}.`,
    });
  },
};

const mixProportion: Family = {
  name: 'nominal-mix-quantities',
  subject: CIVIL,
  topic: CONCRETE,
  difficulty: 'Moderate',
  make(random) {
    const [sand, gravel] = random.pick([
      [1, 2],
      [1.5, 3],
      [2, 4],
      [3, 6],
      [4, 8],
    ] as const);
    const parts = 1 + sand + gravel;
    const wet = random.int(2, 60);
    const dry = wet * 1.54;
    const asked = random.pick([
      { text: 'cement', share: 1 },
      { text: 'sand', share: sand },
      { text: 'coarse aggregate', share: gravel },
    ]);
    const answer = rounded((dry * asked.share) / parts, 2);
    const exact = ((dry * asked.share) / parts) * 100;
    if (Math.abs((exact % 1) - 0.5) < 1e-4) return this.make(random);
    return quantityItem({
      question: `What volume of dry ${asked.text} is needed for ${wet} m³ of 1 : ${sand} : ${gravel} concrete, to two decimal places? (Take the dry volume as 1.54 times the wet volume.)`,
      answer,
      unit: 'm³',
      mistakes: [
        (wet * asked.share) / parts,
        dry / parts,
        (dry * asked.share) / (parts - 1),
        (dry * gravel) / parts,
        (dry * sand) / parts,
      ],
      explanation: `The dry volume is 1.54 × ${wet} = ${figure(rounded(dry, 2))} m³, of which ${asked.text} makes ${asked.share} of ${parts} parts: ${figure(answer)} m³.`,
    });
  },
};

const stoppingSight: Family = {
  name: 'stopping-sight-distance',
  subject: CIVIL,
  topic: TRANSPORT,
  difficulty: 'Hard',
  make(random) {
    const [speed, time] = [random.int(8, 30), random.pick([2, 2.5])];
    const coefficient = random.pick([0.35, 0.36, 0.38, 0.4]);
    const exact = speed * time + speed ** 2 / (2 * 9.8 * coefficient);
    const answer = Math.round(exact);
    if (Math.abs((exact % 1) - 0.5) < 1e-3) return this.make(random);
    return quantityItem({
      question: `What is, to the nearest metre, the stopping sight distance on a level road for a speed of ${speed} m/s, a reaction time of ${time} s and a coefficient of friction of ${coefficient}? (Take g = 9.8 m/s².)`,
      answer,
      unit: 'm',
      mistakes: [
        speed * time,
        exact - speed * time,
        speed * time + speed ** 2 / (9.8 * coefficient),
        2 * exact,
      ].map((value) => Math.round(value)),
      explanation: `vt + v² ÷ 2gf = ${speed} × ${time} + ${speed ** 2} ÷ (2 × 9.8 × ${coefficient}) = ${figure(speed * time)} + ${figure(rounded(exact - speed * time, 1))}, nearly ${answer} m.`,
    });
  },
};

const bod: Family = {
  name: 'bod-by-dilution',
  subject: CIVIL,
  topic: ENVIRONMENT,
  difficulty: 'Easy',
  make(random) {
    const [sample, first, last] = [
      random.pick([2, 3, 5, 6, 10, 15]),
      random.int(70, 90) / 10,
      random.int(15, 50) / 10,
    ];
    const answer = rounded(((first - last) * 300) / sample, 3);
    return quantityItem({
      question: `${sample} mL of sewage is diluted to 300 mL in a BOD bottle. The dissolved oxygen falls from ${figure(first)} mg/L to ${figure(last)} mg/L in five days at 20 °C. What is the five-day BOD of the sewage?`,
      answer,
      unit: 'mg/L',
      mistakes: [
        first - last,
        (first * 300) / sample,
        ((first + last) * 300) / sample,
        (last * 300) / sample,
      ],
      explanation: `BOD = (${figure(first)} − ${figure(last)}) × 300 ÷ ${sample} = ${figure(answer)} mg/L.`,
    });
  },
};

const detention: Family = {
  name: 'detention-period',
  subject: CIVIL,
  topic: ENVIRONMENT,
  difficulty: 'Easy',
  make(random) {
    const [length, width, depth] = [random.int(10, 40), random.int(4, 12), random.int(5, 9) / 2];
    const hours = random.int(4, 16) / 2;
    const daily = (length * width * depth * 24) / hours / 1000;
    if (!Number.isInteger(rounded(daily * 100, 6))) return this.make(random);
    return quantityItem({
      question: `A settling tank is ${length} m long, ${width} m wide and ${figure(depth)} m deep. It treats ${figure(daily)} million litres a day. What is its detention period?`,
      answer: hours,
      unit: 'h',
      mistakes: [hours * 2, hours / 2, 24 / hours, hours / depth],
      explanation: `The volume is ${figure(length * width * depth)} m³, the flow ${figure(daily * 1000)} ÷ 24 = ${figure(rounded((daily * 1000) / 24, 2))} m³/h: ${figure(hours)} h.`,
    });
  },
};

const brickwork: Family = {
  name: 'bricks-for-wall',
  subject: CIVIL,
  topic: COSTING,
  difficulty: 'Easy',
  make(random) {
    const [length, height, thick] = [
      random.int(4, 40),
      random.int(2, 6),
      random.pick([10, 20, 30, 40]),
    ];
    const volume = (length * height * thick) / 100;
    return countItem({
      question: `How many modular bricks (20 cm × 10 cm × 10 cm with mortar) does a wall ${length} m long, ${height} m high and ${thick} cm thick take?`,
      answer: Math.round(volume * 500),
      unit: '',
      mistakes: [volume * 400, volume * 1000, volume * 250, volume * 550].map((value) =>
        Math.round(value),
      ),
      explanation: `A brick fills 0.2 × 0.1 × 0.1 = 0.002 m³, so a cubic metre takes 500: ${figure(volume)} × 500 = ${figure(volume * 500)}.`,
    });
  },
};

const capitalValue: Family = {
  name: 'capitalised-value-and-depreciation',
  subject: CIVIL,
  topic: COSTING,
  difficulty: 'Easy',
  make(random) {
    if (random.int(0, 1) === 0) {
      const [rent, percent, rate] = [
        12_000 * random.int(4, 30),
        random.pick([10, 15, 20, 25]),
        random.pick([5, 6, 8, 10]),
      ];
      const net = (rent * (100 - percent)) / 100;
      const value = (net * 100) / rate;
      if (!Number.isInteger(value)) return this.make(random);
      return {
        question: `A building brings a gross rent of ₹${figure(rent)} a year, of which ${percent}% goes on outgoings. What is its capitalised value at ${rate}%?`,
        right: `₹${figure(value)}`,
        wrong: [
          (rent * 100) / rate,
          net * rate,
          net,
          value / 2,
          (net * 100) / (rate + percent),
        ].map((amount) => `₹${figure(Math.round(amount))}`),
        explanation: `The net income is ₹${figure(net)}; capitalised at ${rate}% that is ${figure(net)} × 100 ÷ ${rate} = ₹${figure(value)}.`,
      };
    }
    const [life, yearly, scrap] = [
      random.pick([10, 15, 20, 25, 30]),
      1000 * random.int(4, 40),
      5000 * random.int(2, 12),
    ];
    const cost = life * yearly + scrap;
    const years = random.int(2, life - 2);
    const book = cost - years * yearly;
    return {
      question: `A plant that cost ₹${figure(cost)} has a scrap value of ₹${figure(scrap)} after ${life} years. What is its book value after ${counted(years, 'year')} by the straight-line method?`,
      right: `₹${figure(book)}`,
      wrong: [
        years * yearly,
        Math.round(cost - (years * cost) / life),
        book - scrap,
        cost - yearly,
        book + yearly,
      ].map((amount) => `₹${figure(amount)}`),
      explanation: `It loses (${figure(cost)} − ${figure(scrap)}) ÷ ${life} = ₹${figure(yearly)} a year: ${figure(cost)} − ${years} × ${figure(yearly)} = ₹${figure(book)}.`,
    };
  },
};

export const civilFamilies: readonly Family[] = [
  reducedBearing,
  reducedLevel,
  chainCorrection,
  tacheometry,
  saturation,
  porosity,
  dryWeight,
  hydraulicRadius,
  dutyAndDelta,
  bendingMoment,
  supportReactions,
  waterForConcrete,
  mixProportion,
  stoppingSight,
  bod,
  detention,
  brickwork,
  capitalValue,
];
