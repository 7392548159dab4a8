import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import process from 'node:process';

const exit = process.exit.bind(process);

/**
 * The environment of tests that Node itself runs (`runtime.ts`): mocks and timers of the process, for one test file. A test cannot end
 * the process, which would end the run without a failure.
 */
// oxlint-disable-next-line import/no-default-export -- Jest takes the default export.
export default class NativeEnvironment implements JestEnvironment {
  // Jest writes its console and more to it. No test sees them.
  global = {} as JestEnvironment['global'];
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern: ModernFakeTimers;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext(): null {
    return null;
  }

  setup(): Promise<void> {
    process.exit = () => {
      throw new Error('a test called process.exit');
    };
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    process.exit = exit;
    this.fakeTimersModern.dispose();
    return Promise.resolve();
  }
}
