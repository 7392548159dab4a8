'use strict';

const { mkdirSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const ROOT_USER = 0;

/**
 * Keeps compiled sources in the data directory, so that later starts load them in half the time. It is called before the first
 * import, and waits for a start that found nothing wrong to make the data directory. A folder that cannot be written only costs
 * that time. Root makes none in the folder of another user, who could not write it.
 */
exports.useCompileCache = function useCompileCache() {
  if (process.env.NODE_COMPILE_CACHE !== undefined) return;
  const dataDirectory = process.env.GATEWAY_DATA_DIR || 'data';
  const owner = statSync(dataDirectory, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || (process.geteuid?.() === ROOT_USER && owner !== ROOT_USER)) return;
  const directory = join(dataDirectory, 'compile-cache');
  try {
    // Made here with the data directory's own mode: Node would make it readable for everyone.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    enableCompileCache(directory);
  } catch {
    // Without a cache the start is slower and nothing else differs.
  }
};
