import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const MECHANICAL = 'Mechanical Engineering';

const THERMAL = 'Thermal Engineering';

const FLUIDS = 'Fluid Mechanics and Machinery';

const PRODUCTION = 'Production Engineering';

const heatPump: Family = {
  name: 'carnot-refrigerator',
  subject: MECHANICAL,
  topic: THERMAL,
  difficulty: 'Moderate',
  make(random) {
    const [cold, warm] = [random.int(240, 275), random.int(290, 330)];
    const isPump = random.int(0, 1) === 0;
    const right = fraction(isPump ? warm : cold, warm - cold);
    const name = isPump ? 'heat pump' : 'refrigerator';
    const wrong = [
      fraction(isPump ? cold : warm, warm - cold),
      fraction(warm - cold, isPump ? warm : cold),
      fraction(cold, warm),
      fraction(warm - cold, isPump ? cold : warm),
    ];
    return {
      question: `What is the coefficient of performance of a reversed Carnot cycle between ${cold} K and ${warm} K, used as a ${name}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `COP = ${isPump ? 'T₁' : 'T₂'} ÷ (T₁ − T₂) = ${isPump ? warm : cold} ÷ (${warm} − ${cold}) = ${right}.`,
    };
  },
};

const enginePower: Family = {
  name: 'brake-thermal-efficiency',
  subject: MECHANICAL,
  topic: THERMAL,
  difficulty: 'Moderate',
  make(random) {
    const [percent, fuel] = [random.int(20, 42), random.int(2, 30)];
    const power = rounded((fuel * 42_000 * percent) / 360_000, 6);
    if (!Number.isInteger(rounded(power * 10, 4))) return this.make(random);
    const mechanical = random.pick([75, 80, 84, 90]);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `An engine gives a brake power of ${figure(power)} kW and burns ${fuel} kg of fuel an hour. The calorific value of the fuel is 42,000 kJ/kg. What is the brake thermal efficiency?`,
        answer: percent,
        unit: '%',
        mistakes: [100 - percent, percent / 2, percent * 1.2, percent * 1.5],
        explanation: `The fuel gives ${fuel} × 42,000 ÷ 3,600 = ${figure(rounded((fuel * 42_000) / 3600, 2))} kW, of which ${figure(power)} kW are ${percent}%.`,
      });
    }
    const indicated = rounded((power * 100) / mechanical, 6);
    if (!Number.isInteger(rounded(indicated * 20, 4))) return this.make(random);
    return quantityItem({
      question: `An engine gives a brake power of ${figure(power)} kW at a mechanical efficiency of ${mechanical}%. How much power is lost in friction?`,
      answer: rounded(indicated - power, 3),
      unit: 'kW',
      mistakes: [
        indicated,
        (power * (100 - mechanical)) / 100,
        (power * mechanical) / 100,
        indicated / 2,
      ],
      explanation: `The indicated power is ${figure(power)} ÷ ${mechanical / 100} = ${figure(indicated)} kW, and ${figure(indicated)} − ${figure(power)} = ${figure(rounded(indicated - power, 3))} kW go to friction.`,
    });
  },
};

const reynolds: Family = {
  name: 'reynolds-number',
  subject: MECHANICAL,
  topic: FLUIDS,
  difficulty: 'Easy',
  make(random) {
    const [millimetres, speed, density] = [
      10 * random.int(1, 30),
      random.int(1, 40) / 10,
      random.pick([800, 850, 900, 950, 1000]),
    ];
    const viscosity = random.pick([1, 2, 4, 5, 8, 10, 20, 50, 100]);
    const answer = rounded((density * speed * millimetres) / viscosity, 4);
    if (!Number.isInteger(answer) || answer < 100 || answer > 500_000) return this.make(random);
    return quantityItem({
      question: `A liquid with a density of ${density} kg/m³ and a viscosity of ${viscosity} × 10⁻³ Pa·s flows at ${figure(speed)} m/s through a pipe of ${millimetres} mm diameter. What is the Reynolds number?`,
      answer,
      unit: '',
      mistakes: [
        answer / 2,
        answer / 10,
        answer * 10,
        (density * speed * viscosity) / millimetres,
        answer * 2,
      ],
      explanation: `Re = ρvd ÷ μ = ${density} × ${figure(speed)} × ${millimetres / 1000} ÷ (${viscosity} × 10⁻³) = ${figure(answer)}.`,
    });
  },
};

const jetForce: Family = {
  name: 'force-of-jet',
  subject: MECHANICAL,
  topic: FLUIDS,
  difficulty: 'Moderate',
  make(random) {
    const [area, speed] = [5 * random.int(2, 30), random.int(8, 40)];
    const plate = random.pick([0, 2, 4, 5, 6, 8]);
    const isMoving = plate > 0 && plate < speed;
    const relative = isMoving ? speed - plate : speed;
    const answer = rounded((area * relative ** 2) / 10, 3);
    if (plate >= speed) return this.make(random);
    return quantityItem({
      question: `A water jet with a cross-section of ${area} cm² strikes a flat plate at right angles at ${speed} m/s. The plate ${isMoving ? `moves away from the jet at ${plate} m/s` : 'is fixed'}. What force acts on it? (Density of water: 1,000 kg/m³.)`,
      answer,
      unit: 'N',
      mistakes: [
        (area * speed ** 2) / 10,
        answer / 2,
        (area * (speed + plate) ** 2) / 10,
        answer * 2,
        (area * speed * relative) / 10,
      ],
      explanation: `F = ρA${isMoving ? '(v − u)²' : 'v²'} = 1,000 × ${area} × 10⁻⁴ × ${relative}² = ${figure(answer)} N.`,
    });
  },
};

const pipeFriction: Family = {
  name: 'darcy-weisbach-loss',
  subject: MECHANICAL,
  topic: FLUIDS,
  difficulty: 'Moderate',
  make(random) {
    const [length, millimetres, speed] = [
      50 * random.int(2, 40),
      random.pick([100, 150, 200, 250, 300, 400, 500]),
      random.int(1, 6),
    ];
    const factor = random.pick([0.02, 0.024, 0.03, 0.032, 0.04]);
    const answer = (factor * length * speed ** 2) / ((millimetres / 1000) * 20);
    if (!Number.isInteger(rounded(answer * 20, 6)) || answer > 150 || answer < 0.5)
      return this.make(random);
    return quantityItem({
      question: `Water flows at ${speed} m/s through a pipe ${figure(length)} m long with a diameter of ${millimetres} mm and a Darcy friction factor of ${factor}. What head is lost by friction? (Take g = 10 m/s².)`,
      answer: rounded(answer, 3),
      unit: 'm',
      mistakes: [answer * 4, answer * 2, answer / 2, answer / speed, answer / 4],
      explanation: `h = fLv² ÷ 2gd = ${factor} × ${figure(length)} × ${speed}² ÷ (2 × 10 × ${millimetres / 1000}) = ${figure(answer)} m.`,
    });
  },
};

const cuttingSpeed: Family = {
  name: 'cutting-speed-and-time',
  subject: MECHANICAL,
  topic: PRODUCTION,
  difficulty: 'Easy',
  make(random) {
    const [diameter, speed] = [7 * random.int(3, 30), 25 * random.int(4, 40)];
    if (random.int(0, 1) === 0) {
      const answer = rounded(((22 / 7) * diameter * speed) / 1000, 3);
      if (answer > 200) return this.make(random);
      return quantityItem({
        question: `A bar of ${diameter} mm diameter is turned at ${speed} rpm. What is the cutting speed? (Take π = 22/7.)`,
        answer,
        unit: 'm/min',
        mistakes: [answer / 2, answer / (22 / 7), answer * 2, answer / 60],
        explanation: `V = πDN ÷ 1,000 = 22/7 × ${diameter} × ${speed} ÷ 1,000 = ${figure(answer)} m/min.`,
      });
    }
    const [feed, minutes] = [random.int(1, 8) / 10, random.int(1, 12) / 2];
    const length = rounded(feed * speed * minutes, 3);
    if (!Number.isInteger(length) || length > 900) return this.make(random);
    return quantityItem({
      question: `How long does one cut over ${length} mm take on a lathe at ${speed} rpm with a feed of ${figure(feed)} mm per revolution?`,
      answer: minutes,
      unit: 'min',
      mistakes: [
        length / speed,
        (length * feed) / speed,
        minutes * 2,
        length / (feed * 1000),
        minutes / 2,
      ],
      explanation: `t = L ÷ fN = ${length} ÷ (${figure(feed)} × ${speed}) = ${figure(minutes)} min.`,
    });
  },
};

const orderQuantity: Family = {
  name: 'economic-order-quantity',
  subject: MECHANICAL,
  topic: PRODUCTION,
  difficulty: 'Moderate',
  make(random) {
    const [quantity, holding] = [10 * random.int(4, 60), random.pick([1, 2, 4, 5, 8, 10, 12, 20])];
    const cost = 10 * random.int(2, 40);
    const demand = (quantity ** 2 * holding) / (2 * cost);
    if (!Number.isInteger(demand / 10) || demand < 2 * quantity) return this.make(random);
    return quantityItem({
      question: `A workshop needs ${figure(demand)} parts a year. An order costs ₹${cost}, and keeping a part in stock costs ₹${holding} a year. What is the economic order quantity?`,
      answer: quantity,
      unit: 'parts',
      mistakes: [
        quantity / Math.SQRT2,
        demand / quantity,
        quantity * 2,
        Math.sqrt((demand * holding) / cost),
      ].map((value) => Math.round(value)),
      explanation: `EOQ = √(2DC ÷ H) = √(2 × ${figure(demand)} × ${cost} ÷ ${holding}) = √${figure(quantity ** 2)} = ${quantity}.`,
    });
  },
};

const pertTime: Family = {
  name: 'pert-expected-time',
  subject: MECHANICAL,
  topic: PRODUCTION,
  difficulty: 'Easy',
  make(random) {
    const [short, likely, long] = [random.int(2, 12), random.int(4, 20), random.int(8, 40)];
    const isVariance = random.int(0, 2) === 0;
    const mean = (short + 4 * likely + long) / 6;
    if (!(short < likely && likely < long)) return this.make(random);
    if (isVariance) {
      const right = fraction((long - short) ** 2, 36);
      return {
        question: `A PERT activity has an optimistic time of ${short} days, a most likely time of ${likely} days and a pessimistic time of ${long} days. What is the variance of its duration, in days²?`,
        right,
        wrong: [
          fraction(long - short, 6),
          fraction((long - short) ** 2, 6),
          fraction((long + short) ** 2, 36),
          fraction((long - likely) ** 2, 36),
          fraction((long - short) ** 2, 12),
        ].filter((option) => option !== right),
        explanation: `σ² = ((${long} − ${short}) ÷ 6)² = ${(long - short) ** 2} ÷ 36 = ${right}.`,
      };
    }
    if (!Number.isInteger(mean * 2)) return this.make(random);
    return quantityItem({
      question: `A PERT activity has an optimistic time of ${short} days, a most likely time of ${likely} days and a pessimistic time of ${long} days. What is its expected duration?`,
      answer: mean,
      unit: 'days',
      mistakes: [
        (short + likely + long) / 3,
        (short + long) / 2,
        likely,
        (short + 4 * likely + long) / 4,
      ],
      explanation: `(a + 4m + b) ÷ 6 = (${short} + 4 × ${likely} + ${long}) ÷ 6 = ${figure(mean)} days.`,
    });
  },
};

export const engineFamilies: readonly Family[] = [
  heatPump,
  enginePower,
  reynolds,
  jetForce,
  pipeFriction,
  cuttingSpeed,
  orderQuantity,
  pertTime,
];
