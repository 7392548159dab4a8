import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * Gives the compile cache of the main thread to all threads that start later. Without it the database's thread loads Node's
 * compiler of TypeScript, which takes 14 MB and 30 ms.
 */
export function shareCompileCache(): void {
  const directory = getCompileCacheDir();
  // Node appends a folder of its version to the one that it was given.
  if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= dirname(directory);
}
