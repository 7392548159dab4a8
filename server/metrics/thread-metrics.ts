import { Gauge, type Registry } from 'prom-client';
import type { JsonParser } from '../../bodies/json-parser.ts';
import type { EngineHost } from '../../packages/engines/index.ts';

interface Threads {
  parsers: Readonly<Record<string, JsonParser>>;
  engines: EngineHost;
}

/** Shows the work that waits for the threads of this process. Each of these queues is bounded. */
export function observeThreads({ parsers, engines }: Threads, registry: Registry): void {
  new Gauge({
    name: 'gateway_thread_jobs',
    help: 'Waiting and running jobs of the threads that parse large bodies and of the embedded engines, by thread.',
    labelNames: ['thread'],
    registers: [registry],
    collect() {
      for (const [name, parser] of Object.entries(parsers)) this.labels(`parser_${name}`).set(parser.bodies);
      for (const [name, calls] of engines.calls) this.labels(name).set(calls);
    },
  });
}
