'use strict';

const { executionAsyncResource } = require('node:async_hooks');

const kept = [];

/**
 * Keeps one of the objects that Node makes for `process.nextTick`, and with it their hidden class. When V8 collects all garbage while
 * no tick waits, it discards that class, and looks up the properties of all later ticks at run time. A request has seven ticks and an
 * event of a stream has one; each would take six times as long (decision 146). It must run before modules are loaded, which may
 * already cause such a collection.
 */
exports.keepTickShape = function keepTickShape() {
  process.nextTick(() => kept.push(executionAsyncResource()));
};
