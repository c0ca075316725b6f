import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { superscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const DUAL = 'Dual Nature of Matter and Radiation';
const ATOMS = 'Atoms and Nuclei';

const photoelectric: Family = {
  name: 'photoelectric-stopping-potential',
  subject: PHYSICS,
  topic: DUAL,
  difficulty: 'Moderate',
  make(random) {
    const wavelength = random.pick([200, 248, 250, 310, 400]);
    const energy = 1240 / wavelength;
    const work = random.int(19, 30) / 10;
    const answer = Number((energy - work).toFixed(2));
    const asksPotential = random.int(0, 1) === 0;
    if (answer < 0.2) return this.make(random);
    return quantityItem({
      question: `Light of wavelength ${wavelength} nm falls on a metal with a work function of ${work} eV. What is the ${asksPotential ? 'stopping potential' : 'greatest kinetic energy of the emitted electrons'}? (Take hc = 1240 eV·nm.)`,
      answer,
      unit: asksPotential ? 'V' : 'eV',
      mistakes: [energy, energy + work, work, answer / 2],
      explanation: `A photon has hc ÷ λ = 1240 ÷ ${wavelength} = ${figure(energy)} eV. After the work function is paid, ${figure(energy)} − ${work} = ${figure(answer)} eV is left${asksPotential ? `, which ${figure(answer)} V stop` : ''}.`,
    });
  },
};

const threshold: Family = {
  name: 'threshold-wavelength',
  subject: PHYSICS,
  topic: DUAL,
  difficulty: 'Easy',
  make(random) {
    const work = random.int(90, 300) / 50;
    const answer = Math.round(1240 / work);
    return quantityItem({
      question: `The work function of a metal is ${figure(work)} eV. What is, to the nearest nanometre, the longest wavelength of light that frees electrons from it? (Take hc = 1240 eV·nm.)`,
      answer,
      unit: 'nm',
      mistakes: [answer * 2, answer / 2, 1240 / (work + 1), 124 * work].map(Math.round),
      explanation: `The energy of a photon, hc ÷ λ, must reach the work function: λ = 1240 ÷ ${figure(work)}, nearly ${figure(answer)} nm.`,
    });
  },
};

const deBroglie: Family = {
  name: 'de-broglie-electron',
  subject: PHYSICS,
  topic: DUAL,
  difficulty: 'Moderate',
  make(random) {
    const volts = random.pick([random.int(20, 99), random.int(101, 399), 10 * random.int(41, 90)]);
    const answer = Number((12.27 / Math.sqrt(volts)).toPrecision(3));
    return quantityItem({
      question: `What is, to three significant figures, the de Broglie wavelength of electrons accelerated from rest through ${volts} V? (λ = 12.27 Å ÷ √V with V in volts.)`,
      answer,
      unit: 'Å',
      mistakes: [12.27 / volts, answer * 2, answer / 2, answer * 10],
      explanation: `λ = 12.27 ÷ √${volts} = 12.27 ÷ ${figure(Math.sqrt(volts))} = ${figure(answer)} Å.`,
    });
  },
};

const xRays: Family = {
  name: 'x-ray-cut-off',
  subject: PHYSICS,
  topic: DUAL,
  difficulty: 'Moderate',
  make(random) {
    const kilovolts = random.int(10, 160) / 2;
    const answer = Number((1240 / kilovolts).toPrecision(3));
    return quantityItem({
      question: `An X-ray tube works at ${figure(kilovolts)} kV. What is, to three significant figures, the shortest wavelength that it emits? (Take hc = 1240 eV·nm; 1 pm = 0.001 nm.)`,
      answer,
      unit: 'pm',
      mistakes: [answer / 10, answer * 2, answer / 2, answer * 10],
      explanation: `All the energy of an electron, ${figure(kilovolts)} keV, goes to one photon: λ = 1240 ÷ ${figure(kilovolts * 1000)} nm = ${figure(answer)} pm.`,
    });
  },
};

const IONS = [
  { ion: 'hydrogen atom', charge: 1 },
  { ion: 'He⁺ ion', charge: 2 },
  { ion: 'Li²⁺ ion', charge: 3 },
  { ion: 'Be³⁺ ion', charge: 4 },
] as const;

const bohrEnergy: Family = {
  name: 'bohr-transition-energy',
  subject: PHYSICS,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const { ion, charge } = random.pick(IONS);
    const lower = random.int(1, 4);
    const upper = lower + random.int(1, 8);
    const energy = 13.6 * charge ** 2 * (1 / lower ** 2 - 1 / upper ** 2);
    const answer = Number(energy.toFixed(2));
    const article = ion.startsWith('h') ? 'A' : /^[AEIOU]/.test(ion) ? 'An' : 'A';
    const isEmission = random.int(0, 1) === 0;
    return quantityItem({
      question: `${article} ${ion} passes from n = ${isEmission ? upper : lower} to n = ${isEmission ? lower : upper}. How much energy does it ${isEmission ? 'give off' : 'absorb'}, to two decimal places? (Energy of the ground state of hydrogen: −13.6 eV.)`,
      answer,
      unit: 'eV',
      mistakes: [
        charge === 1 ? energy * 2 : energy / charge ** 2,
        (13.6 * charge ** 2) / lower ** 2,
        13.6 * charge ** 2 * (1 / lower - 1 / upper),
        13.6 * charge * (1 / lower ** 2 - 1 / upper ** 2),
        (13.6 * charge ** 2) / upper ** 2,
      ],
      explanation: `ΔE = 13.6 × ${charge}² × (1/${lower}² − 1/${upper}²) = ${figure(13.6 * charge ** 2)} × ${upper ** 2 - lower ** 2}/${lower ** 2 * upper ** 2} = ${figure(answer)} eV.`,
    });
  },
};

const halfLife: Family = {
  name: 'radioactive-half-life',
  subject: PHYSICS,
  topic: ATOMS,
  difficulty: 'Easy',
  make(random) {
    const [steps, life] = [random.int(2, 5), random.int(2, 30)];
    const unit = random.pick(['minute', 'hour', 'day', 'year']);
    const left = random.int(1, 9);
    const first = left * 2 ** steps;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A radioactive substance has a half-life of ${counted(life, unit)}. How much of ${first} g is left after ${counted(life * steps, unit)}?`,
        answer: left,
        unit: 'g',
        mistakes: [first / steps, first / (2 * steps), left * 2, first - left, left / 2],
        explanation: `${life * steps} ${unit}s are ${steps} half-lives, so ${first} ÷ 2${superscript(steps)} = ${left} g is left.`,
      });
    }
    return quantityItem({
      question: `Of ${first} g of a radioactive substance, only ${left} g is left after ${counted(life * steps, unit)}. What is its half-life?`,
      answer: life,
      unit: `${unit}s`,
      mistakes: [
        (life * steps) / (first / left / 2),
        life * 2,
        (life * steps) / (steps + 1),
        (life * steps) / (steps - 1),
      ],
      explanation: `${left} ÷ ${first} = 1/2${superscript(steps)}, so ${steps} half-lives have passed: ${life * steps} ÷ ${steps} = ${counted(life, unit)}.`,
    });
  },
};

const decays: Family = {
  name: 'alpha-and-beta-decays',
  subject: PHYSICS,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const [alphas, betas] = [random.int(2, 8), random.int(1, 6)];
    const [mass, protons] = random.pick([
      [238, 92],
      [235, 92],
      [232, 90],
      [237, 93],
      [226, 88],
      [241, 94],
    ] as const);
    const [lastMass, lastProtons] = [mass - 4 * alphas, protons - 2 * alphas + betas];
    const asksMass = random.int(0, 2);
    const start = `A nucleus of mass number ${mass} and atomic number ${protons}`;
    if (asksMass === 0) {
      return countItem({
        question: `${start} gives off ${alphas} α-particles and ${counted(betas, 'β⁻-particle')}. What is the atomic number of the nucleus that is left?`,
        answer: lastProtons,
        unit: '',
        mistakes: [
          protons - 2 * alphas,
          protons - 2 * alphas - betas,
          protons - alphas + betas,
          protons - 4 * alphas + betas,
        ],
        explanation: `Each α-particle takes away 2 charges, each β⁻-particle adds one: ${protons} − 2 × ${alphas} + ${betas} = ${lastProtons}.`,
      });
    }
    const neutrons = lastMass - lastProtons;
    if (asksMass === 1) {
      return countItem({
        question: `${start} gives off ${alphas} α-particles and ${counted(betas, 'β⁻-particle')}. How many neutrons are there in the nucleus that is left?`,
        answer: neutrons,
        unit: '',
        mistakes: [neutrons + betas, neutrons + 2 * betas, lastProtons, lastMass],
        explanation: `Its mass number is ${mass} − 4 × ${alphas} = ${lastMass}, its atomic number ${protons} − 2 × ${alphas} + ${betas} = ${lastProtons}; so it has ${lastMass} − ${lastProtons} = ${neutrons} neutrons.`,
      });
    }
    return countItem({
      question: `${start} turns by α- and β⁻-decays into one of mass number ${lastMass} and atomic number ${lastProtons}. How many β⁻-particles are given off?`,
      answer: betas,
      unit: '',
      mistakes: [alphas, alphas + betas, Math.abs(protons - lastProtons), 2 * alphas, betas + 1],
      explanation: `The mass falls by ${mass - lastMass}, so there are ${alphas} α-particles, which alone would lower the atomic number to ${protons - 2 * alphas}. It is ${lastProtons}, so ${counted(betas, 'β⁻-particle')} came out.`,
    });
  },
};

const bindingEnergy: Family = {
  name: 'nuclear-energy-released',
  subject: PHYSICS,
  topic: ATOMS,
  difficulty: 'Moderate',
  make(random) {
    const heavy = 2 * random.int(100, 125);
    const half = heavy / 2;
    const [before, gain] = [random.int(74, 77) / 10, random.int(6, 12) / 10];
    const after = Number((before + gain).toFixed(1));
    const answer = Math.round(heavy * gain * 10) / 10;
    return quantityItem({
      question: `A nucleus of mass number ${heavy} with a binding energy of ${before} MeV per nucleon splits into two nuclei of mass number ${half}, each with ${after} MeV per nucleon. How much energy is released?`,
      answer,
      unit: 'MeV',
      mistakes: [answer / 2, gain, heavy * before, answer * 2],
      explanation: `Each of the ${heavy} nucleons becomes bound more tightly by ${after} − ${before} = ${figure(gain)} MeV: ${heavy} × ${figure(gain)} = ${figure(answer)} MeV.`,
    });
  },
};

export const modernPhysicsFamilies: readonly Family[] = [
  photoelectric,
  threshold,
  deBroglie,
  xRays,
  bohrEnergy,
  decays,
  halfLife,
  bindingEnergy,
];
