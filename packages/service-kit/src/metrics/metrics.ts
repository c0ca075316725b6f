import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
  type CounterConfiguration,
} from 'prom-client';

/** The service's metrics for Prometheus: the process's own, and each route's times. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measures every request. Routes are labelled by their pattern, so that ids make no new series. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      this.requests.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }

  /** A counter of the service's own. The caller must limit the number of label values. */
  counter<Label extends string>(counter: CounterConfiguration<Label>): Counter<Label> {
    return new Counter({ ...counter, registers: [this.registry] });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
