import {
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
  type CounterConfiguration,
} from 'prom-client';

/** A program's metrics for Prometheus: the process's own, the times of its responses, and its own counters. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  observe(request: { method: string; route: string; status: number }, seconds: number): void {
    this.#requests.observe(request, seconds);
  }

  /** A counter of the program's own. The caller must limit the number of label values. */
  counter<Label extends string>(counter: CounterConfiguration<Label>): Counter<Label> {
    return new Counter({ ...counter, registers: [this.#registry] });
  }

  /** What Prometheus reads. */
  async read(): Promise<string> {
    return this.#registry.metrics();
  }
}
