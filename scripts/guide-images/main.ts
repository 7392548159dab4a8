import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gatewayFolder, GatewayProcess, removeFolder } from '../test-bed/gateway-process.ts';
import { terminalSvg } from './terminal-svg.ts';

/** `npm run guide:images`: draws the first minute in a terminal, from what a new gateway prints. */
const FILE = join(import.meta.dirname, '../../docs/guide/first-minute.svg');
/** The ports of a new installation, which need not be free here. */
const PORTS = [8790, 8791];

const folder = await gatewayFolder();
const gateway = await GatewayProcess.start({ folder, onTerminal: true });
try {
  const greeting = gateway.output.slice(gateway.output.indexOf('  Inference gateway')).trimEnd();
  const [command = ''] = greeting.split('\n').filter((line) => line.startsWith('curl '));
  // The greeting is a command to paste into a shell.
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent`]);
  const before = greeting.slice(0, greeting.indexOf(command)).trimEnd();
  const text = `$ npm install && npm start\n\n${before}\n\n$ ${command}\n${stdout}`;
  await writeFile(FILE, terminalSvg('The first minute', withUsualPorts(shortened(text))));
} finally {
  await gateway.kill();
  await removeFolder(folder);
}

/** The key is of no use any more, but readers should not learn to show theirs. */
function shortened(text: string): string {
  return text.replaceAll(gateway.key, `${gateway.key.slice(0, 7)}…${gateway.key.slice(-4)}`);
}

function withUsualPorts(text: string): string {
  const addresses = [gateway.address, gateway.adminAddress];
  return addresses.reduce(
    (shown, address, index) => shown.replaceAll(address, `http://127.0.0.1:${PORTS[index]}`),
    text,
  );
}
