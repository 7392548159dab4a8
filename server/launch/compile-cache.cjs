'use strict';

const { mkdirSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const ROOT_USER = 0;

/**
 * Keeps compiled sources in the data directory, so that later starts load them in half the time. It is called before the first
 * import, and waits for a start that found nothing wrong to make the data directory. A folder that cannot be written only costs
 * that time. Root makes none in the folder of another user, who could not write it. A client of another gateway has no data
 * directory: it uses the user's folder for caches, where there is one.
 */
exports.useCompileCache = function useCompileCache(isClient = false) {
  if (process.env.NODE_COMPILE_CACHE !== undefined) return;
  const parent = isClient ? userCaches() : process.env.GATEWAY_DATA_DIR || 'data';
  const owner = statSync(parent, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || (process.geteuid?.() === ROOT_USER && owner !== ROOT_USER)) return;
  const directory = join(parent, isClient ? 'inference-gateway' : 'compile-cache');
  try {
    // Made here with the data directory's own mode: Node would make it readable for everyone.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    enableCompileCache(directory);
  } catch {
    // Without a cache the start is slower and nothing else differs.
  }
};

function userCaches() {
  return process.env.XDG_CACHE_HOME || join(process.env.HOME || '/nonexistent', '.cache');
}
