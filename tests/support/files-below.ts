import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all files below a folder, without the folders themselves. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
