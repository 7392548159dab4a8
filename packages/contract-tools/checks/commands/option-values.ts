import { InvalidArgumentError } from 'commander';

/** Parses a list such as `via, x-envoy-*`. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Parses a TCP port. Throws `InvalidArgumentError` when it is invalid. */
export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new InvalidArgumentError('it must be a port number.');
  return value;
}
