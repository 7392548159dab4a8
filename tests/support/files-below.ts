import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The addresses of all files below a folder; the folders themselves do not count. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
