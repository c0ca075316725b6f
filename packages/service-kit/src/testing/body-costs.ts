import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bodyRoutes } from './body-routes.js';
import { costlyBodies } from './costly-bodies.js';
import { fiveMillisecondsOfWork } from './fixed-work.js';

/**
 * The processor time that calls take in this process, client and service together: each call's
 * median in milliseconds, by name. The calls alternate, so that other load on the machine slows all of
 * them equally.
 */
export async function processorTimes(
  calls: ReadonlyMap<string, () => unknown>,
  rounds = 9,
): Promise<Map<string, number>> {
  const timesByName = new Map<string, number[]>([...calls.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of calls) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      timesByName.get(name)?.push((user + system) / 1_000);
    }
  }
  return new Map([...timesByName].map(([name, times]) => [name, medianOf(times)]));
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** What bodies cost at a route. Times are in milliseconds of processor time, client and service together. */
export interface BodyCosts {
  /** How much longer the costliest takes than the ordinary one, or than one of that size that is not parsed. */
  addedMs: number;
  /** The costliest body, its time and its bounds. */
  costliest: string;
  /**
   * Why the costliest is too costly, if it is. It may take ten times as long as the ordinary one, and
   * as much longer as work of five milliseconds.
   */
  excess: string | undefined;
  ordinaryStatus: number;
  /** The statuses of all bodies within the size limit, sorted. */
  statuses: number[];
  /** The status of a body of one byte more. */
  tooLargeStatus: number;
}

const MAX_RATIO = 10;
/** How many bodies are measured: those that were the costliest when sent once. */
const MEASURED = 8;
/** A body that costs too much does so every time; other load on the machine does not. */
const MAX_TRIES = 3;
const ORDINARY = 'ordinary';
const FIXED_WORK = 'fixed work';
const UNREAD = 'unread';

/** A route that parses bodies, and what it takes. */
export interface BodyCall {
  /** As the controller declares it: `POST /notes/:id`. */
  route: string;
  /** The path to call; by default that of the route. */
  path?: string;
  /** An ordinary body. When its response is expensive for other reasons, an invalid one. */
  body: Readonly<Record<string, unknown>>;
  /** The route's limit; 8 by default. */
  kilobytes?: number;
  /** The status of the ordinary body; 400 by default. */
  status?: number;
  /** Statuses of other bodies; 400 by default. */
  others?: readonly number[];
  /** Further bodies that may be costly for this route, by name. */
  own?: Readonly<Record<string, string>>;
}

/** Sends a body to a route. Returns the response's status. */
export type SendBody = (method: string, path: string, body: string) => Promise<number>;

/**
 * Sends costly bodies and an ordinary one to a route, and finds the costliest.
 *
 * @throws when the service has no such route
 */
export async function measureBodies(
  app: NestFastifyApplication,
  call: BodyCall,
  send: SendBody,
): Promise<BodyCosts> {
  const known = bodyRoutes(app).find(({ route }) => route === call.route);
  if (!known) throw new Error(`There is no route ${call.route}.`);
  const [method = '', path = ''] = call.route.split(' ');
  const sendBody = (body: string) => send(method, call.path ?? path, body);
  const bytes = (call.kilobytes ?? 8) * 1_024;
  const ordinary = JSON.stringify(call.body);
  const bodies = new Map([
    ...costlyBodies(call.body, { bytes, maxLengths: known.maxLengths }),
    ...Object.entries(call.own ?? {}),
    [ORDINARY, ordinary] as const,
  ]);
  const ordinaryStatus = await sendBody(ordinary);
  const statuses = new Set<number>();
  let costs: Costs | undefined;
  for (let tries = 0; costs?.isBounded !== true && tries < MAX_TRIES; tries += 1) {
    const times = await timesOf(
      bodies,
      async (body) => statuses.add(await sendBody(body)),
      () => send(method, '/nowhere', ' '.repeat(bytes)),
    );
    costs = costsOf(call, times, new Set(bodies.keys()));
  }
  const { addedMs = 0, costliest = '', isBounded = false } = costs ?? {};
  return {
    addedMs,
    costliest,
    excess: isBounded ? undefined : costliest,
    ordinaryStatus,
    statuses: [...statuses].toSorted((a, b) => a - b),
    tooLargeStatus: await sendBody(' '.repeat(bytes + 1)),
  };
}

type Costs = Pick<BodyCosts, 'addedMs' | 'costliest'> & { isBounded: boolean };

/** Compares the costliest of some bodies with the other calls. */
function costsOf(
  { route }: BodyCall,
  times: ReadonlyMap<string, number>,
  bodies: ReadonlySet<string>,
): Costs {
  const [ordinaryMs = 0, unreadMs = 0] = [times.get(ORDINARY), times.get(UNREAD)];
  const fixedWorkMs = times.get(FIXED_WORK) ?? 0;
  const [name = ''] = costliestFirst(times).filter((it) => bodies.has(it));
  const costliestMs = times.get(name) ?? 0;
  const addedMs = costliestMs - Math.max(ordinaryMs, unreadMs);
  const bounds = `ordinary ${ordinaryMs.toFixed(1)} ms, unread ${unreadMs.toFixed(1)} ms, fixed work ${fixedWorkMs.toFixed(1)} ms`;
  return {
    addedMs,
    costliest: `${route}, ${name}: ${costliestMs.toFixed(1)} ms (${bounds})`,
    isBounded: costliestMs <= MAX_RATIO * ordinaryMs && addedMs <= fixedWorkMs,
  };
}

/** What {@link measureBodies} must find. */
export function expectedCosts({ status = 400, others = [400] }: BodyCall): Partial<BodyCosts> {
  const statuses = [...new Set([status, ...others])].toSorted((a, b) => a - b);
  return { excess: undefined, ordinaryStatus: status, statuses, tooLargeStatus: 413 };
}

/** Writes which of all measured bodies adds most to the time of its call, to standard error. */
export function printCostliest(measured: readonly BodyCosts[]): void {
  const [first] = measured.toSorted((a, b) => b.addedMs - a.addedMs);
  if (first) process.stderr.write(`The costliest body: ${first.costliest}\n`);
}

/** The times of the costliest bodies, of the ordinary one, of an unread one and of the fixed work. */
async function timesOf(
  bodies: ReadonlyMap<string, string>,
  send: (body: string) => Promise<unknown>,
  sendUnread: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const calls = new Map([...bodies].map(([name, body]) => [name, () => send(body)]));
  const once = await processorTimes(calls, 1);
  const measured = new Set([ORDINARY, ...costliestFirst(once).slice(0, MEASURED)]);
  return processorTimes(
    new Map<string, () => unknown>([
      ...[...calls].filter(([name]) => measured.has(name)),
      [UNREAD, sendUnread],
      [FIXED_WORK, fiveMillisecondsOfWork],
    ]),
  );
}

function costliestFirst(times: ReadonlyMap<string, number>): string[] {
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
