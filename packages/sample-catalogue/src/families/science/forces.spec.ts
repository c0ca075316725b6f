import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { forceFamilies } from './forces.ts';

describeFamilies('families of forces and energy', forceFamilies, {
  'circular-motion-force': (stem) => {
    const [mass = 0, radius = 1, speed = 0] = numbersOf(stem);
    // Turns the velocity by a small angle and divides its change by the time that takes.
    const angle = 1e-5;
    const change = 2 * speed * Math.sin(angle / 2);
    return (mass * change) / ((angle * radius) / speed);
  },
  'connected-blocks-tension': (stem) => {
    const [pulled = 0, towed = 0, , force = 0] = numbersOf(stem);
    return force - (pulled * force) / (pulled + towed);
  },
  'masses-over-pulley': (stem) => {
    const [light = 0, heavy = 0] = numbersOf(stem);
    // Both equations of motion, T − 10m = ma and 10M − T = Ma, solved for T first.
    const tension = 20 / (1 / light + 1 / heavy);
    return stem.includes('tension') ? tension : 10 - tension / heavy;
  },
  'block-with-friction': (stem) => {
    const [force = 0, mass = 1, coefficient = 0] = numbersOf(stem);
    return force / mass - coefficient * 10;
  },
  'perfectly-inelastic-collision': (stem) => {
    const [moving = 0, speed = 0, still = 0] = numbersOf(stem);
    if (!stem.includes('lost')) return (moving * speed) / (moving + still);
    // What the motion against each other holds is lost.
    return (((moving * still) / (moving + still)) * speed ** 2) / 2;
  },
  'kinetic-energy': (stem) => {
    const [mass = 0, speed = 0] = numbersOf(stem);
    // The work of the force that brings it to that speed within one second.
    return mass * speed * (speed / 2);
  },
  'work-of-variable-force': (stem) => {
    const [constant = 0, slope = 0, , way = 0] = numbersOf(stem);
    const steps = 1000;
    let work = 0;
    for (let step = 0; step < steps; step += 1) {
      work += (constant + slope * ((step + 0.5) / steps) * way) * (way / steps);
    }
    return Math.round(work * 1000) / 1000;
  },
  'pump-power': (stem) => {
    const [efficiency = 1, mass = 0, height = 0, minutes = 1] = numbersOf(stem);
    return (((mass / (60 * minutes)) * 10 * height) / efficiency) * 0.1;
  },
  'spring-energy': (stem) => {
    const [constant = 0, stretch = 0] = numbersOf(stem);
    const [least, most] = [0, constant * (stretch / 100)];
    return ((least + most) / 2) * (stretch / 100);
  },
  'coefficient-of-restitution': (stem) => {
    const [height = 0, restitution = 0] = numbersOf(stem);
    let speed = Math.sqrt(20 * height) * restitution;
    if (stem.includes('second')) speed *= restitution;
    return speed ** 2 / 20;
  },
});

describeUnits(forceFamilies);
