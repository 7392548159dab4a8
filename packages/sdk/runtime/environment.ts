/** Returns a variable of the environment. Undefined if it is empty, and on platforms without an environment. */
export function environment(name: string): string | undefined {
  // Browsers have no `process`, and the package has no types of Node.
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name] || undefined;
}
