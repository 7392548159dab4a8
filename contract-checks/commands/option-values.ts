import { InvalidArgumentError } from 'commander';

/** `via, x-envoy-*` as a list. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Throws `InvalidArgumentError` for what is no TCP port. */
export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new InvalidArgumentError('it must be a port.');
  return value;
}
