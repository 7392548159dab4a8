import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CHAT_TEXT } from '../test-bed/replies/chat.ts';
import { startTestGateway } from '../test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, foreignModelFor, modelFor } from '../test-bed/test-catalogue.ts';
import { startControl } from './control.ts';
import { pythonEnvironment } from './environment.ts';

/**
 * Runs the current Python clients against a gateway over real sockets. What they receive is also validated against the contract.
 */
const python = pythonEnvironment();
const world = await startTestGateway();
const control = await startControl(world);
try {
  const suite = spawn(python, ['-m', 'unittest', 'discover', '--start-directory', 'suite', '--verbose'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      HOME: join(world.dataDirectory, 'home'),
      PYTHONDONTWRITEBYTECODE: '1',
      GATEWAY_ADDRESS: world.address,
      GATEWAY_CONTROL: control.address,
      GATEWAY_KEY: world.keys.full,
      GATEWAY_REVOKED_KEY: world.keys.revoked,
      GATEWAY_CHAT_MODEL: modelFor('chat'),
      GATEWAY_TRANSLATED_MODEL: CHAT_ONLY_MODEL,
      GATEWAY_FOREIGN_MODEL: foreignModelFor('chat'),
      GATEWAY_EMBEDDING_MODEL: modelFor('embedding'),
      GATEWAY_CHAT_TEXT: CHAT_TEXT,
      // Prices come with the package; nothing is fetched.
      LITELLM_LOCAL_MODEL_COST_MAP: 'True',
      LANGSMITH_TRACING: 'false',
    },
  });
  // The first of an exit event's arguments is the exit code.
  const [code] = (await once(suite, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await control.close();
  await world.close();
}
