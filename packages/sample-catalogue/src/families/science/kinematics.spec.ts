import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { kinematicsFamilies } from './kinematics.ts';

/** When and how high a thing thrown up is, found by closing in on the moment it passes the floor. */
function fly(vertical: number, floor: number): { time: number; top: number } {
  const heightAt = (time: number): number => vertical * time - 5 * time ** 2;
  let [early, late] = [vertical / 10, 100];
  const top = heightAt(early);
  for (let round = 0; round < 60; round += 1) {
    const middle = (early + late) / 2;
    if (heightAt(middle) > floor) early = middle;
    else late = middle;
  }
  return { time: early, top };
}

describeFamilies('families of kinematics', kinematicsFamilies, {
  'errors-of-measurement': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    // Spoils both values the unlucky way, by a ten-thousandth of the stated error.
    const [up, down] = [(error: number) => 1 + error / 1e6, (error: number) => 1 - error / 1e6];
    const worst = /cube/.test(stem)
      ? up(first) / down(second) ** 3
      : /pendulum/.test(stem)
        ? up(first) / down(second) ** 2
        : up(first) * up(second) ** 2;
    return Math.round((worst - 1) * 1e8) / 100;
  },
  'uniform-acceleration-speed': (stem) => {
    const [start = 0, acceleration = 0] = numbersOf(stem);
    const time = Number(/for (\d+) s\b/.exec(stem)?.[1]);
    let speed = start;
    for (let second = 0; second < time; second += 1) speed += acceleration;
    return speed;
  },
  'average-speed-of-halves': (stem) => {
    const [first = 0, second = 0] = numbersOf(stem);
    const [half, time] = [60, 60 / first + 60 / second];
    return (2 * half) / time;
  },
  'stopping-distance': (stem) => {
    const [speed = 0, braking = 1] = numbersOf(stem);
    // Mean speed times the time until it stops.
    return (speed / 2) * (speed / braking);
  },
  'projectile-motion': (stem) => {
    const [speed = 0, up = 0, hypotenuse = 1] = numbersOf(stem);
    const sine = up / hypotenuse;
    const { time, top } = fly(speed * sine, 0);
    if (stem.includes('time of flight')) return time;
    if (stem.includes('height')) return top;
    return speed * Math.cos(Math.asin(sine)) * time;
  },
  'thrown-up-from-cliff': (stem) => {
    const [speed = 0, height = 0] = numbersOf(stem);
    return fly(speed, -height).time;
  },
  'crossing-a-river': (stem) => {
    const [own = 0, width = 0, flow = 0] = numbersOf(stem);
    if (stem.includes('downstream')) return flow * (width / own);
    // Steers so far upstream that the river is made up for.
    return width / (own * Math.cos(Math.asin(flow / own)));
  },
});

describeUnits(kinematicsFamilies);
