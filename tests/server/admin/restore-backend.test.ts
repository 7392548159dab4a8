import { expect, test } from '@jest/globals';
import { runGateway } from '../../../cli/run.ts';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { commandEnvironment } from '../../support/management/post.ts';
import { eventually } from '../../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor } from '../../../scripts/test-bed/process-requests.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

interface View {
  deployments: { state: string }[];
}

test('a backend whose key works again is restored in all processes at once, by command', async () => {
  const upstream = await Upstream.start();
  const folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl));
  const gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_PROCESSES: '2' } });
  const command = async (...words: string[]): Promise<{ exitCode: number; out: string; errors: string }> => {
    let out = '';
    let errors = '';
    const exitCode = await runGateway(words, {
      environment: await commandEnvironment(gateway, folder),
      writeOut: (text) => (out += text),
      writeError: (text) => (errors += text),
    });
    return { exitCode, out, errors };
  };
  const states = async (): Promise<(string | undefined)[]> => {
    // What the command prints as JSON.
    const views = JSON.parse((await command('backend', 'list', '--json')).out) as View[];
    return views.map(({ deployments: [first] }) => first?.state);
  };
  const chat = (): Promise<TestAnswer> => send(gateway.address, chatRequest(gateway.key));
  try {
    upstream.always({ kind: 'status', status: 401 });
    await eventually('both processes have ejected it', async () => {
      await chat();
      return (await states()).join() === 'ejected,ejected';
    });
    upstream.reset();
    expect((await command('backend', 'restore', 'up')).out).toBe('restored up/up-chat\n');
    expect(await states()).toEqual(['healthy', 'healthy']);
    expect((await chat()).status).toBe(200);
    expect((await command('backend', 'restore', 'up/up-chat')).out).toBe('no ejection to end\n');
    const unknown = await command('backend', 'restore', 'u');
    expect([unknown.exitCode, unknown.errors]).toEqual([1, expect.stringContaining("is named 'u'")]);
  } finally {
    await gateway.kill();
    await upstream.close();
    await removeFolder(folder);
  }
});
