import { performance } from 'node:perf_hooks';

/** The kinds of students' calls. */
const steps = ['log in', 'start', 'save', 'submit', 'results'] as const;
export type Step = (typeof steps)[number];

/** The observations from one fault until the next. */
export interface FaultReport {
  name: string;
  /** Milliseconds until the part worked again; undefined while it does not. */
  downMs: number | undefined;
  /** Calls without a useful response, by kind of call and status (0: no response at all). */
  failures: ReadonlyMap<string, number>;
  failedCalls: number;
  /** The longest time from a student's choice to its acknowledgement. */
  maxWaitMs: number;
}

interface Chapter {
  name: string;
  /** By `performance.now`. */
  began: number;
  downMs: number | undefined;
  failures: Map<string, number>;
  maxWaitMs: number;
}

/** Records what students see, fault by fault. */
export class Observations {
  readonly #chapters: Chapter[] = [newChapter('before the first')];
  readonly #refusals: string[] = [];

  begin(name: string): { isOver: () => void } {
    const chapter = newChapter(name);
    this.#chapters.push(chapter);
    return { isOver: () => (chapter.downMs = performance.now() - chapter.began) };
  }

  noteFailure(step: Step, status: number): void {
    const name = `${step} ${status === 0 ? 'without answer' : status}`;
    const failures = this.#chapters.at(-1)?.failures;
    failures?.set(name, (failures.get(name) ?? 0) + 1);
  }

  /** A wait that ends now. It may have begun before the last fault, and belongs to where most of it was. */
  noteWait(milliseconds: number): void {
    const middle = performance.now() - milliseconds / 2;
    const chapter = this.#chapters.findLast(({ began }) => began <= middle) ?? this.#chapters[0];
    if (chapter) chapter.maxWaitMs = Math.max(chapter.maxWaitMs, milliseconds);
  }

  /** The product refused what it must accept. */
  noteRefusal(refusal: string): void {
    this.#refusals.push(refusal);
  }

  get refusals(): readonly string[] {
    return this.#refusals;
  }

  get reports(): FaultReport[] {
    return this.#chapters.map((chapter) => ({
      ...chapter,
      failedCalls: [...chapter.failures.values()].reduce((sum, count) => sum + count, 0),
    }));
  }
}

function newChapter(name: string): Chapter {
  return {
    name,
    began: performance.now(),
    downMs: undefined,
    failures: new Map(),
    maxWaitMs: 0,
  };
}
