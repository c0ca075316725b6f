import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { matterFamilies } from './matter-and-rotation.ts';

/** The sum of mr² over many small pieces of a body, as a share of MR². */
function inertiaShare(body: string): number {
  if (body === 'ring') return 1;
  const slices = 2000;
  let [mass, moment] = [0, 0];
  for (let slice = 0; slice < slices; slice += 1) {
    const radius = (slice + 0.5) / slices;
    // A shell of a sphere at distance r from the axis is a cylinder of height 2√(1 − r²).
    const piece = radius * (body === 'sphere' ? Math.sqrt(1 - radius ** 2) : 1);
    mass += piece;
    moment += piece * radius ** 2;
  }
  return Math.round((moment / mass) * 1000) / 1000;
}

describeFamilies('families of rotation, gravitation and matter', matterFamilies, {
  'rotational-kinetic-energy': (stem) => {
    const [mass = 0, radius = 0, spin = 0] = numbersOf(stem);
    const body = /ring|disc|sphere|cylinder/.exec(stem)?.[0] ?? '';
    return 0.5 * inertiaShare(body) * mass * (radius * spin) ** 2;
  },
  'conserved-angular-momentum': (stem) => {
    const [spin = 0, before = 0, after = 1] = numbersOf(stem.replace('m²', ''));
    return (spin / after) * before;
  },
  'torque-on-wheel': (stem) => {
    const [inertia = 0, spin = 0, time = 1] = numbersOf(stem);
    // Torque is the change of angular momentum per second.
    return (inertia * spin) / time;
  },
  'gravity-on-another-planet': (stem) => {
    const [mass = 0, radius = 1, weight = 0] = numbersOf(stem);
    return (weight / radius / radius) * mass;
  },
  'gravity-at-height': (stem) => {
    const weight = numbersOf(stem)[0] ?? 0;
    const [, part] = /at a height (.*?) (?:of |times )?the Earth/.exec(stem) ?? [];
    const [top = 1, bottom = 1] = part === 'equal to' ? [] : (part ?? '').split('/').map(Number);
    return weight / (1 + top / bottom) ** 2;
  },
  'kepler-periods': (stem) => {
    const [period = 0, radius = 1, outer = 0] = numbersOf(stem);
    return period * (outer / radius) ** 1.5;
  },
  'young-modulus-extension': (stem) => {
    const [length = 0, area = 1, load = 0, modulus = 1] = numbersOf(stem.replace('10⁹', ''));
    const strain = ((load / area) * 1e6) / (modulus * 1e9);
    return strain * length * 1000;
  },
  'hydraulic-press': (stem) => {
    const [small = 1, large = 0, force = 0] = numbersOf(stem);
    const pressure = force / (Math.PI * small ** 2);
    return pressure * Math.PI * large ** 2;
  },
  'floating-body': (stem) => {
    const [density = 0, liquid = 1] = numbersOf(stem);
    return stem.includes('below') ? (density / liquid) * 100 : (1 - density / liquid) * 100;
  },
  'equation-of-continuity': (stem) => {
    const [wide = 0, narrow = 1, speed = 0] = numbersOf(stem);
    const flow = Math.PI * (wide / 2) ** 2 * speed;
    return flow / (Math.PI * (narrow / 2) ** 2);
  },
});

describeUnits(matterFamilies);
