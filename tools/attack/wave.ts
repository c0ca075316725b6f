import type { Random } from '../chaos/random.ts';
import { codeOf, send, type Call, type Response } from './http.ts';
import type { Target } from './target.ts';

/** The report of a wave at its end. */
export interface WaveReport {
  requests: number;
  /** The number of responses with each status; 0 means no response. */
  statuses: Record<string, number>;
  /** Attacks that succeeded and responses that must not occur. */
  findings: string[];
}

export type Wave = (attack: Attack) => Promise<void>;

const MAX_FINDINGS = 40;

/** One wave's view of the product: it sends, counts, and records what must not happen. */
export class Attack {
  readonly report: WaveReport = { requests: 0, statuses: {}, findings: [] };
  readonly target: Target;
  readonly random: Random;

  constructor(target: Target, random: Random) {
    this.target = target;
    this.random = random;
  }

  async send(call: Call): Promise<Response> {
    const response = await send(this.target.port, call);
    this.note(`${call.method ?? (call.json || call.body ? 'POST' : 'GET')} ${call.path}`, response);
    return response;
  }

  /** Counts a response; a server error other than "too_busy" is a finding. */
  note(what: string, response: Pick<Response, 'status' | 'text' | 'took'>): void {
    const { report } = this;
    report.requests += 1;
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    // 505 says that a version of HTTP is unknown, which is the client's error.
    const isServerError = response.status >= 500 && response.status !== 505;
    if (isServerError && codeOf(response) !== 'too_busy') {
      this.find(`${shorten(what)} got ${response.status} ${shorten(response.text)}`);
    }
    if (response.status === 0) {
      this.find(`${shorten(what)} got no response within ${Math.round(response.took)} ms`);
    }
  }

  find(finding: string): void {
    const { findings } = this.report;
    if (findings.length < MAX_FINDINGS && !findings.includes(finding)) findings.push(finding);
  }

  /** Runs jobs with limited concurrency. */
  async inParallel(count: number, jobs: Iterable<() => Promise<unknown>>): Promise<void> {
    const waiting = jobs[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (let job = waiting.next(); !job.done; job = waiting.next()) await job.value();
    };
    await Promise.all(Array.from({ length: count }, work));
  }

  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(this.random() * values.length)] ?? values[0];
  }

  token(index = 0): string {
    const { attackers } = this.target;
    return attackers[index % attackers.length]?.token ?? '';
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= 160 ? line : `${line.slice(0, 160)}…`;
}
