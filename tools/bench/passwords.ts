import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { PASSWORD_COST } from '../../services/auth/src/passwords/rules/password-cost.ts';
import { root } from '../stack/inventory.ts';
import { median } from './median.ts';

interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

type Hash = (password: string, cost: Cost) => Promise<string>;

const rounds = 15;
const atOnce = 8;
const owaspMinimum: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const others: Cost[] = [
  { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
  { memoryCost: 32_768, timeCost: 2, parallelism: 1 },
  { memoryCost: 32_768, timeCost: 3, parallelism: 1 },
  { memoryCost: 47_104, timeCost: 2, parallelism: 1 },
  { memoryCost: 47_104, timeCost: 3, parallelism: 1 },
  { memoryCost: 32_768, timeCost: 5, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 2, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
];

/** Times argon2id with several costs, and how long it blocks the event loop meanwhile. */
export async function measurePasswords(): Promise<void> {
  const fromAuth = createRequire(path.join(root, 'services/auth/package.json'));
  const { hash } = fromAuth('@node-rs/argon2') as { hash: Hash };
  await hash('warm up', owaspMinimum);
  console.log(
    `argon2id: the median of ${rounds} hashes, ${atOnce} at once per second, and the longest wait of the event loop meanwhile`,
  );
  console.log('      KiB  passes       ms  per second  event loop ms');
  for (const cost of [owaspMinimum, ...others]) await measure(hash, cost);
}

async function measure(hash: Hash, cost: Cost): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(() => hash('x', cost)));
  const crowd = await timeOf(() =>
    Promise.all(Array.from({ length: atOnce }, () => hash('x', cost))),
  );
  delay.disable();
  const figures = [
    String(cost.memoryCost).padStart(9),
    String(cost.timeCost).padStart(8),
    median(times).toFixed(1).padStart(9),
    ((atOnce * 1_000) / crowd).toFixed(0).padStart(12),
    (delay.max / 1e6).toFixed(1).padStart(15),
  ];
  console.log(figures.join('') + remarkOn(cost));
}

function remarkOn({ memoryCost, timeCost }: Cost): string {
  const is = (other: Cost): boolean =>
    other.memoryCost === memoryCost && other.timeCost === timeCost;
  if (is(owaspMinimum)) return "  OWASP's minimum";
  return is(PASSWORD_COST) ? '  in use' : '';
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
