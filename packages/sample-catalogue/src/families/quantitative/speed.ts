import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { person, twoNames } from '../../people.ts';
import { counted, figure, gcd } from '../../wording.ts';

const family = quantitative('Time, Speed and Distance');
const trains = quantitative('Problems on Trains');
const boats = quantitative('Boats and Streams');

const metres = (value: number): string => `${figure(value)} m`;
const kilometres = (value: number): string => `${figure(value)} km`;
const kilometresPerHour = (value: number): string => `${figure(value)} km/h`;
const seconds = (value: number): string => counted(value, 'second');
const minutes = (value: number): string => counted(value, 'minute');

const trainAndPlatform = trains('train-and-platform', 'Moderate', (random) => {
  const speed = 18 * random.int(2, 6);
  const metresPerSecond = (speed * 5) / 18;
  const time = random.int(16, 40);
  const train = 10 * random.int(8, Math.min(40, Math.floor((metresPerSecond * time) / 10) - 5));
  const platform = metresPerSecond * time - train;
  return numberItem(random, {
    question: `A train ${train} m long runs at ${speed} km/h and passes a platform in ${time} seconds. How long is the platform?`,
    right: platform,
    mistakes: [platform + train, metresPerSecond * time - train / 2],
    write: metres,
    explanation: `${speed} km/h = ${speed} × 5/18 = ${figure(metresPerSecond)} m/s. In ${time} s the train covers ${figure(metresPerSecond * time)} m, its own length and the platform’s: ${figure(metresPerSecond * time)} − ${train} = ${figure(platform)} m.`,
  });
});

const trainAndPole = trains('train-passes-pole', 'Easy', (random) => {
  const speed = 18 * random.int(2, 7);
  const metresPerSecond = (speed * 5) / 18;
  const time = random.int(6, Math.floor(450 / metresPerSecond));
  const length = metresPerSecond * time;
  const mark = random.pick(['a pole', 'a signal post', 'a tree beside the track', 'a lamp post']);
  return random.int(0, 1) === 1
    ? numberItem(random, {
        question: `A train running at ${speed} km/h passes ${mark} in ${time} seconds. How long is the train?`,
        right: length,
        mistakes: [(length * 36) / 10, length + metresPerSecond, length / 2],
        write: metres,
        explanation: `${speed} km/h = ${speed} × 5/18 = ${metresPerSecond} m/s. While it passes ${mark} the train covers its own length: ${metresPerSecond} × ${time} = ${figure(length)} m.`,
      })
    : numberItem(random, {
        question: `A train ${length} m long passes ${mark} in ${time} seconds. What is its speed?`,
        right: speed,
        mistakes: [metresPerSecond, speed + 18, speed / 2, speed - 9],
        write: kilometresPerHour,
        explanation: `The train covers its own length: ${length} ÷ ${time} = ${metresPerSecond} m/s = ${metresPerSecond} × 18/5 = ${speed} km/h.`,
      });
});

const twoTrains = trains('two-trains-crossing', 'Hard', (random) => {
  const isOpposite = random.int(0, 1) === 1;
  const slow = 9 * random.int(3, 7);
  const fast = slow + 18 * random.int(1, 3);
  const relative = isOpposite ? fast + slow : fast - slow;
  const metresPerSecond = (relative * 5) / 18;
  const time =
    (metresPerSecond % 1 === 0 ? 1 : 2) * random.int(isOpposite ? 6 : 12, isOpposite ? 15 : 40);
  const total = metresPerSecond * time;
  const first = 10 * Math.round((total * random.int(35, 65)) / 1000);
  const second = total - first;
  const other = isOpposite ? fast - slow : fast + slow;
  return numberItem(random, {
    question: `Two trains, ${first} m and ${second} m long, run on parallel tracks at ${fast} km/h and ${slow} km/h in ${isOpposite ? 'opposite directions' : 'the same direction'}. In what time do they pass each other completely?`,
    right: time,
    mistakes: [
      Math.round((total * 18) / (5 * other)),
      Math.round(first / metresPerSecond),
      time * 2,
    ],
    write: seconds,
    explanation: `In ${isOpposite ? 'opposite directions the speeds add' : 'the same direction the speeds are subtracted'}: ${relative} km/h = ${figure(metresPerSecond)} m/s. Both lengths, ${first} + ${second} = ${total} m, are covered at this speed: ${total} ÷ ${figure(metresPerSecond)} = ${seconds(time)}.`,
  });
});

const averageSpeed = family('average-speed', 'Moderate', (random) => {
  const [out, back, mean] = random.pick([
    [40, 60, 48],
    [30, 60, 40],
    [20, 30, 24],
    [60, 90, 72],
    [50, 75, 60],
    [30, 45, 36],
    [36, 45, 40],
    [45, 90, 60],
    [24, 40, 30],
    [48, 80, 60],
    [40, 120, 60],
    [20, 60, 30],
    [60, 100, 75],
    [28, 84, 42],
    [36, 60, 45],
  ] as const);
  const [first, second] = random.int(0, 1) === 1 ? [out, back] : [back, out];
  const { name, he } = person(random);
  const [from, to] = random.pick([
    ['home', 'the office'],
    ['the village', 'the town'],
    ['Jaipur', 'Ajmer'],
    ['Pune', 'Mumbai'],
    ['the depot', 'the market'],
  ] as const);
  return numberItem(random, {
    question: `${name} drives from ${from} to ${to} at ${first} km/h and returns by the same road at ${second} km/h. At what average speed does ${he} make the whole journey?`,
    right: mean,
    mistakes: [(first + second) / 2, mean + 2, mean - 4, Math.round(Math.sqrt(first * second))],
    write: kilometresPerHour,
    explanation: `Over equal distances the average speed is 2 × ${first} × ${second} ÷ (${first} + ${second}) = ${figure(2 * first * second)} ÷ ${first + second} = ${mean} km/h.`,
  });
});

const lateAndEarly = family('late-and-early', 'Hard', (random) => {
  const [slow, fast] = random.pick([
    [3, 4],
    [4, 5],
    [4, 6],
    [5, 6],
    [10, 12],
    [12, 15],
    [10, 15],
    [20, 30],
    [30, 40],
    [40, 60],
  ] as const);
  const unit = (slow * fast) / (fast - slow) / 60;
  const apart = random.pick(
    [10, 12, 15, 18, 20, 24, 25, 30, 36, 40].filter((time) => isTenth(unit * time)),
  );
  const late = random.int(2, apart - 2);
  const distance = unit * apart;
  const { name, he, his } = person(random);
  const goes = slow < 8 ? 'walks' : slow < 25 ? 'cycles' : 'drives';
  return numberItem(random, {
    question: `If ${name} ${goes} to ${his} office at ${slow} km/h, ${he} is ${minutes(late)} late. At ${fast} km/h ${he} is ${minutes(apart - late)} early. How far is the office?`,
    right: Number(distance.toFixed(3)),
    mistakes: [distance * 2, distance / 2, (((slow + fast) / 2) * apart) / 60, distance + 1],
    write: kilometres,
    explanation: `The times differ by ${late} + ${apart - late} = ${apart} minutes. If the office is d km away, d/${slow} − d/${fast} = ${apart}/60 hours, so d = ${apart}/60 × ${slow} × ${fast} ÷ (${fast} − ${slow}) = ${figure(distance)} km.`,
  });
});

function isTenth(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
}

const policeAndThief = family('chase', 'Moderate', (random) => {
  const thief = random.int(6, 14);
  const faster = random.int(1, 5);
  const seen = 10 * faster * random.int(3, 20);
  const police = thief + faster;
  const isTime = random.int(0, 1) === 1;
  const timeInMinutes = (seen * 60) / (faster * 1000);
  const run = (thief * seen) / faster;
  const stem = `A thief is seen by a policeman ${seen} m away and starts to run at ${thief} km/h. The policeman chases him at ${police} km/h.`;
  return isTime
    ? numberItem(random, {
        question: `${stem} After how many minutes does he catch the thief?`,
        right: Number(timeInMinutes.toFixed(2)),
        mistakes: [(seen * 60) / (police * 1000), (seen * 60) / (thief * 1000), timeInMinutes * 2],
        write: minutes,
        explanation: `The policeman gains ${police} − ${thief} = ${faster} km, that is ${figure(faster * 1000)} m, in an hour. He makes up ${seen} m in ${seen} × 60 ÷ ${figure(faster * 1000)} = ${minutes(timeInMinutes)}.`,
      })
    : numberItem(random, {
        question: `${stem} How far does the thief run before he is caught?`,
        right: Number(run.toFixed(1)),
        mistakes: [run + seen, (police * seen) / thief, run / 2],
        write: metres,
        explanation: `The policeman gains ${faster} km for every ${thief} km that the thief runs. To make up ${seen} m, the thief runs ${seen} × ${thief}/${faster} = ${metres(Number(run.toFixed(1)))}.`,
      });
});

const stoppage = family('stoppage-per-hour', 'Easy', (random) => {
  const speed = random.pick([30, 36, 40, 45, 48, 50, 54, 60, 72, 75, 80, 90]);
  const stop = random.pick(
    Array.from({ length: 20 }, (_, index) => index + 4).filter((time) =>
      Number.isInteger((speed * (60 - time)) / 60),
    ),
  );
  const withStops = (speed * (60 - stop)) / 60;
  const vehicle = random.pick(['bus', 'local train', 'minibus', 'passenger train', 'tram']);
  return numberItem(random, {
    question: `Without stops a ${vehicle} runs at ${speed} km/h; with stops it averages ${withStops} km/h. For how many minutes in an hour does it stop?`,
    right: stop,
    mistakes: [Math.round(((speed - withStops) * 60) / withStops), speed - withStops, 60 - stop],
    below: 60,
    write: minutes,
    explanation: `In an hour it covers ${speed} − ${withStops} = ${speed - withStops} km less. It would run these in ${speed - withStops}/${speed} × 60 = ${minutes(stop)}, and for that time it stops.`,
  });
});

const boatSpeeds = boats('boat-and-stream', 'Moderate', (random) => {
  const stream = random.int(1, 5);
  const still = stream + random.int(3, 14);
  const [down, up] = [still + stream, still - stream];
  const [hoursDown, hoursUp] = [random.int(2, 5), random.int(2, 5)];
  const isStream = random.int(0, 1) === 1;
  const boat = random.pick(['A boat', 'A motorboat', 'A rower', 'A ferry']);
  return numberItem(random, {
    question: `${boat} goes ${down * hoursDown} km downstream in ${hoursDown} hours and ${up * hoursUp} km upstream in ${hoursUp} hours. What is the speed ${isStream ? 'of the stream' : `of the ${boat.slice(2)} in still water`}?`,
    right: isStream ? stream : still,
    mistakes: isStream ? [2 * stream, down - still + 1, still] : [down, up, 2 * still, stream],
    write: kilometresPerHour,
    explanation: `Downstream the speed is ${down * hoursDown} ÷ ${hoursDown} = ${down} km/h, upstream ${up * hoursUp} ÷ ${hoursUp} = ${up} km/h. ${isStream ? `The stream has half the difference: (${down} − ${up}) ÷ 2` : `In still water it is half the sum: (${down} + ${up}) ÷ 2`} = ${isStream ? stream : still} km/h.`,
  });
});

const roundTrip = boats('boat-there-and-back', 'Hard', (random) => {
  const stream = random.int(1, 6);
  const still = stream + random.int(3, 24);
  const [down, up] = [still + stream, still - stream];
  const half = (down * up) / gcd(down, up) / 2;
  const halfTime = half / down + half / up;
  if (halfTime > 12) return NO_QUESTION;
  const distance = half * random.int(1, Math.floor(12 / halfTime));
  const time = distance / down + distance / up;
  return numberItem(random, {
    question: `A boat moves at ${still} km/h in still water, and the river flows at ${stream} km/h. The boat goes to a place and back in ${counted(time, 'hour')}. How far is the place?`,
    right: distance,
    mistakes: [(still * time) / 2, (down * time) / 2, (up * time) / 2, distance + up],
    write: kilometres,
    explanation: `The boat moves downstream at ${down} km/h and upstream at ${up} km/h. If the place is d km away, d/${down} + d/${up} = ${figure(time)}, so d = ${figure(time)} × ${down} × ${up} ÷ (${down} + ${up}) = ${figure(distance)} km.`,
  });
});

const raceLead = family('race-lead', 'Moderate', (random) => {
  const speed = random.pick([4, 5, 6, 6.25, 7.5, 8]);
  const track = 100 * random.int(2, 10);
  const lead = 5 * random.int(2, Math.min(12, track / 20));
  const time = lead / speed;
  const [one, other] = twoNames(random);
  const loserTime = track / speed;
  const isTime = Number.isInteger(time * 2) && Number.isInteger(loserTime * 2);
  return isTime && random.int(0, 3) > 0
    ? numberItem(random, {
        question: `In a race of ${track} m, ${one} beats ${other} by ${lead} m or ${counted(time, 'second')}. In how many seconds does ${other} run the race?`,
        right: loserTime,
        mistakes: [loserTime - time, loserTime + time, loserTime + 2 * time],
        write: seconds,
        explanation: `When ${one} finishes, ${other} has ${lead} m to go and needs ${seconds(time)} for them: ${figure(speed)} m/s. For ${track} m ${other} needs ${track} ÷ ${figure(speed)} = ${seconds(loserTime)}.`,
      })
    : numberItem(random, {
        question: `In a race of ${track} m, ${one} beats ${other} by ${lead} m. By how many metres does ${one} beat ${other} in a race of ${2 * track} m, if both keep their speeds?`,
        right: 2 * lead,
        mistakes: [lead, track + lead, 2 * lead + 10, lead + 10],
        write: metres,
        explanation: `While ${one} runs ${track} m, ${other} runs ${track - lead} m. While ${one} runs ${2 * track} m, ${other} runs ${2 * (track - lead)} m, which is ${2 * lead} m less.`,
      });
});

export const speedFamilies: readonly Family[] = [
  averageSpeed,
  lateAndEarly,
  policeAndThief,
  stoppage,
  raceLead,
  trainAndPole,
  trainAndPlatform,
  twoTrains,
  boatSpeeds,
  roundTrip,
];
