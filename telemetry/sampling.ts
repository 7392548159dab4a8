import type { TraceParent } from '../calls/trace-context.ts';

/** Decides whether a request is traced, before anything is recorded. */
export type Sampler = (parent: TraceParent | null) => boolean;

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting, which stops the start. The message is for the operator and names the variable. */
export class TelemetryError extends Error {
  override readonly name = 'TelemetryError';
}

/** Creates the sampler that `OTEL_TRACES_SAMPLER` names. */
export function samplerOf(environment: Environment, random: () => number = Math.random): Sampler {
  const name = environment['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const isParentBased = name.startsWith('parentbased_');
  const root = rootSampler(name.replace(/^parentbased_/, ''), environment, random);
  return isParentBased ? (parent) => (parent === null ? root() : parent.isSampled) : root;
}

function rootSampler(name: string, environment: Environment, random: () => number): () => boolean {
  switch (name) {
    case 'always_on':
      return () => true;
    case 'always_off':
      return () => false;
    case 'traceidratio': {
      const share = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || '1');
      if (share >= 0 && share <= 1) return () => random() < share;
      throw new TelemetryError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
    }
    default:
      throw new TelemetryError(
        'OTEL_TRACES_SAMPLER must be always_on, always_off, traceidratio, or one of them after parentbased_',
      );
  }
}
