import { executionAsyncResource } from 'node:async_hooks';
import process from 'node:process';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for `process.nextTick`, and with it their hidden class. When V8 collects all garbage while
 * no tick waits, it discards that class, and looks up the properties of all later ticks at run time. A request has seven ticks and an
 * event of a stream has one; each would take six times as long (decision 102).
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
