import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { capitalised, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const ROTATION = 'Rotational Motion';
const GRAVITATION = 'Gravitation';
const MATTER = 'Properties of Solids and Liquids';

/** Moments of inertia about the usual axis, as a share of mr². */
const BODIES = [
  {
    body: 'thin ring',
    axis: 'the axis through its centre, at right angles to its plane',
    top: 1,
    bottom: 1,
  },
  {
    body: 'uniform disc',
    axis: 'the axis through its centre, at right angles to its plane',
    top: 1,
    bottom: 2,
  },
  { body: 'uniform solid sphere', axis: 'a diameter', top: 2, bottom: 5 },
  { body: 'uniform solid cylinder', axis: 'its own axis', top: 1, bottom: 2 },
] as const;

const rotationalEnergy: Family = {
  name: 'rotational-kinetic-energy',
  subject: PHYSICS,
  topic: ROTATION,
  difficulty: 'Moderate',
  make(random) {
    const { body, axis, top, bottom } = random.pick(BODIES);
    const [mass, radius, spin] = [
      random.int(2, 12),
      random.pick([0.1, 0.2, 0.5, 1]),
      2 * random.int(5, 20),
    ];
    const inertia = (top / bottom) * mass * radius ** 2;
    const energy = (inertia * spin ** 2) / 2;
    const share = top === bottom ? '' : `${fraction(top, bottom)} × `;
    return quantityItem({
      question: `A ${body} of mass ${mass} kg and radius ${figure(radius)} m turns at ${spin} rad/s about ${axis}. What is its kinetic energy?`,
      answer: Number(energy.toFixed(3)),
      unit: 'J',
      mistakes: [
        energy * 2,
        (mass * radius ** 2 * spin ** 2) / 2,
        (inertia * spin) / 2,
        (mass * radius ** 2 * spin ** 2) / 4,
      ],
      explanation: `I = ${share}mr² = ${share}${mass} × ${figure(radius)}² = ${figure(inertia)} kg·m², and ½Iω² = ½ × ${figure(inertia)} × ${spin}² = ${figure(energy)} J.`,
    });
  },
};

const angularMomentum: Family = {
  name: 'conserved-angular-momentum',
  subject: PHYSICS,
  topic: ROTATION,
  difficulty: 'Moderate',
  make(random) {
    const factor = random.pick([1.5, 2, 2.5, 3, 4]);
    const after = random.int(2, 20) / 2;
    const spin = random.int(2, 12);
    const before = after * factor;
    return quantityItem({
      question: `A skater turning at ${spin} rad/s with arms stretched out has a moment of inertia of ${figure(before)} kg·m². With the arms drawn in it is ${figure(after)} kg·m². How fast does the skater turn then?`,
      answer: spin * factor,
      unit: 'rad/s',
      mistakes: [spin / factor, spin, spin * Math.sqrt(factor), spin * factor ** 2],
      explanation: `No torque acts, so Iω stays: ${figure(before)} × ${spin} = ${figure(after)} × ω, and ω = ${figure(spin * factor)} rad/s.`,
    });
  },
};

const wheelTorque: Family = {
  name: 'torque-on-wheel',
  subject: PHYSICS,
  topic: ROTATION,
  difficulty: 'Moderate',
  make(random) {
    const [inertia, time] = [random.int(1, 16) / 2, random.int(2, 12)];
    const acceleration = random.int(2, 15);
    const spin = acceleration * time;
    const torque = inertia * acceleration;
    return quantityItem({
      question: `A wheel with a moment of inertia of ${figure(inertia)} kg·m² is brought from rest to ${spin} rad/s in ${time} s by a constant torque. How great is the torque?`,
      answer: torque,
      unit: 'N·m',
      mistakes: [inertia * spin, acceleration, torque * 2, torque / 2],
      explanation: `α = ${spin} ÷ ${time} = ${acceleration} rad/s², so τ = Iα = ${figure(inertia)} × ${acceleration} = ${figure(torque)} N·m.`,
    });
  },
};

const gravityElsewhere: Family = {
  name: 'gravity-on-another-planet',
  subject: PHYSICS,
  topic: GRAVITATION,
  difficulty: 'Moderate',
  make(random) {
    const [massFactor, radiusFactor] = [
      random.pick([0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]),
      random.pick([0.5, 1.25, 2, 2.5, 4, 5]),
    ];
    const weight = 10 * random.int(5, 80);
    const answer = (weight * massFactor) / radiusFactor ** 2;
    if (!Number.isInteger(answer * 10) || answer < 10) return this.make(random);
    return quantityItem({
      question: `A planet has ${figure(massFactor)} times the mass and ${figure(radiusFactor)} times the radius of the Earth. A body weighs ${weight} N on the Earth. What does it weigh on the planet’s surface?`,
      answer,
      unit: 'N',
      mistakes: [
        (weight * massFactor) / radiusFactor,
        weight * massFactor,
        weight / radiusFactor ** 2,
        weight * massFactor * radiusFactor ** 2,
      ],
      explanation: `g = GM ÷ R², so the weight changes by ${figure(massFactor)} ÷ ${figure(radiusFactor)}²: ${weight} × ${figure(massFactor)} ÷ ${figure(radiusFactor ** 2)} = ${figure(answer)} N.`,
    });
  },
};

const kepler: Family = {
  name: 'kepler-periods',
  subject: PHYSICS,
  topic: GRAVITATION,
  difficulty: 'Moderate',
  make(random) {
    const root = random.pick([2, 3, 4, 1.5, 2.5, 5]);
    const [radius, period] = [1000 * random.int(7, 20), random.int(2, 12) * 8];
    const outer = radius * root ** 2;
    const answer = (period * root ** 3) / 8;
    return quantityItem({
      question: `A satellite circles a planet in ${figure(period / 8)} h at a distance of ${figure(radius)} km from its centre. In what time does a satellite at ${figure(outer)} km circle it?`,
      answer,
      unit: 'h',
      mistakes: [
        (period / 8) * root ** 2,
        (period / 8) * root,
        (period / 8) * root ** 4,
        (period / 8) * root ** 6,
      ],
      explanation: `T² is proportional to r³. The distance is ${figure(root ** 2)} times as great, so the period is √(${figure(root ** 2)}³) = ${figure(root ** 3)} times as long: ${figure(answer)} h.`,
    });
  },
};

const gravityAtHeight: Family = {
  name: 'gravity-at-height',
  subject: PHYSICS,
  topic: GRAVITATION,
  difficulty: 'Easy',
  make(random) {
    const [top, bottom] = random.pick([
      [1, 1],
      [1, 4],
      [1, 2],
      [3, 2],
      [2, 1],
      [1, 3],
      [2, 3],
      [3, 1],
    ] as const);
    const shrink = ((top + bottom) / bottom) ** 2;
    const weight = (top + bottom) ** 2 * random.int(4, 40);
    const answer = weight / shrink;
    const height = top === bottom ? 'equal to' : `${fraction(top, bottom)} of`;
    const many = bottom === 1 && top > 1 ? `${top} times` : height;
    return quantityItem({
      question: `A body weighs ${figure(weight)} N at the surface of the Earth. What does it weigh at a height ${many} the Earth’s radius above the surface?`,
      answer,
      unit: 'N',
      mistakes: [
        (weight * bottom) / (top + bottom),
        (weight * bottom ** 2) / top ** 2,
        weight * (1 - (2 * top) / bottom),
        weight - answer,
      ],
      explanation: `The distance from the centre grows to ${fraction(top + bottom, bottom)} R, so the weight falls to ${fraction(bottom ** 2, (top + bottom) ** 2)} of it: ${figure(answer)} N.`,
    });
  },
};

const MATERIALS = [
  { material: 'steel', modulus: 200 },
  { material: 'copper', modulus: 120 },
  { material: 'aluminium', modulus: 70 },
  { material: 'brass', modulus: 100 },
] as const;

const stretchedWire: Family = {
  name: 'young-modulus-extension',
  subject: PHYSICS,
  topic: MATTER,
  difficulty: 'Moderate',
  make(random) {
    const { material, modulus } = random.pick(MATERIALS);
    const [length, area, extension] = [
      random.int(2, 10) / 2,
      random.int(1, 8),
      random.int(2, 12) / 4,
    ];
    const load = (modulus * area * extension) / length;
    if (!Number.isInteger(load)) return this.make(random);
    return quantityItem({
      question: `${capitalised(withArticle(material))} wire ${figure(length)} m long has a cross-section of ${area} mm². By how much does a load of ${figure(load)} N stretch it? (Young’s modulus of ${material}: ${figure(modulus)} × 10⁹ N/m².)`,
      answer: extension,
      unit: 'mm',
      mistakes: [extension * length, extension / length, extension * area, extension / 10],
      explanation: `Δl = Fl ÷ AY = ${figure(load)} × ${figure(length)} ÷ (${area} × 10⁻⁶ × ${figure(modulus)} × 10⁹) = ${figure(extension)} × 10⁻³ m, which is ${figure(extension)} mm.`,
    });
  },
};

const floatingShare: Family = {
  name: 'floating-body',
  subject: PHYSICS,
  topic: MATTER,
  difficulty: 'Easy',
  make(random) {
    const liquid = random.pick([800, 850, 900, 1000, 1100, 1200, 1250]);
    const density = random.int(16, 48) * 20;
    const below = (100 * density) / liquid;
    const asksBelow = random.int(0, 1) === 0;
    const answer = asksBelow ? below : 100 - below;
    if (density >= liquid || !Number.isInteger(below * 4) || below === 50) return this.make(random);
    return quantityItem({
      question: `A block of density ${figure(density)} kg/m³ floats in a liquid of density ${figure(liquid)} kg/m³. What percentage of its volume is ${asksBelow ? 'below' : 'above'} the surface?`,
      answer,
      unit: '%',
      mistakes: [100 - answer, density / 10, (liquid - density) / 10, 100 - density / 10].filter(
        (value) => value < 100,
      ),
      explanation: `The weight of the displaced liquid equals that of the block, so ${figure(density)} ÷ ${figure(liquid)} = ${figure(below)}% is below the surface${asksBelow ? '' : ` and ${figure(100 - below)}% above it`}.`,
    });
  },
};

const continuity: Family = {
  name: 'equation-of-continuity',
  subject: PHYSICS,
  topic: MATTER,
  difficulty: 'Easy',
  make(random) {
    const [narrow, factor] = [random.int(1, 6), random.pick([1.5, 2, 2.5, 3, 4])];
    const wide = narrow * factor;
    const speed = random.int(2, 16) / 4;
    return quantityItem({
      question: `Water flows through a pipe that narrows from a diameter of ${figure(wide)} cm to ${narrow} cm. In the wide part it moves at ${figure(speed)} m/s. How fast does it move in the narrow part?`,
      answer: Number((speed * factor ** 2).toFixed(3)),
      unit: 'm/s',
      mistakes: [speed * factor, speed / factor ** 2, speed, speed * factor ** 4],
      explanation: `Av is the same everywhere, and A goes with the square of the diameter: v = ${figure(speed)} × (${figure(wide)} ÷ ${narrow})² = ${figure(speed * factor ** 2)} m/s.`,
    });
  },
};

const hydraulicPress: Family = {
  name: 'hydraulic-press',
  subject: PHYSICS,
  topic: MATTER,
  difficulty: 'Easy',
  make(random) {
    const [small, factor, force] = [random.int(2, 10), random.int(3, 15), 10 * random.int(3, 40)];
    return quantityItem({
      question: `The pistons of a hydraulic press have diameters of ${small} cm and ${small * factor} cm. What load does a force of ${force} N on the small piston balance?`,
      answer: force * factor ** 2,
      unit: 'N',
      mistakes: [force * factor, force, force / factor, force * factor ** 2 * 4],
      explanation: `The pressure is the same under both, and areas go with the square of the diameter: ${force} × (${small * factor} ÷ ${small})² = ${figure(force * factor ** 2)} N.`,
    });
  },
};

export const matterFamilies: readonly Family[] = [
  rotationalEnergy,
  angularMomentum,
  wheelTorque,
  gravityElsewhere,
  gravityAtHeight,
  kepler,
  stretchedWire,
  hydraulicPress,
  floatingShare,
  continuity,
];
