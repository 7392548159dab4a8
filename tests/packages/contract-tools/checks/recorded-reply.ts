import { exchangeBytes, isCompleteResponse } from '../../../support/raw-socket.ts';
import { startScriptedServer, type Script, type ScriptedServer } from '../../../support/scripted-server.ts';
import { Recorder } from '../../../../packages/contract-tools/checks/recorder.ts';
import { check } from './small-contract.ts';

/** Raw bytes of responses. */
export const IDS = 'x-request-id: a\r\nrequest-id: a\r\n';
export const CHAT = 'POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}';
export const rawResponse = (status: string, head: string, body: string): string =>
  `HTTP/1.1 ${status}\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
export const json = (status: string, body: string, head = ''): string =>
  rawResponse(status, `content-type: application/json\r\n${head}`, body);
export const stream = (body: string): string =>
  rawResponse('200 OK', 'content-type: text/event-stream; charset=utf-8\r\n', body);
export const chunked = (...chunks: string[]): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: audio/mpeg\r\ntransfer-encoding: chunked\r\n\r\n${chunks.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`).join('')}`;

let server: ScriptedServer | undefined;
let recorder: Recorder | undefined;

/** Starts a recorder in front of a scripted server, and closes the previous one. */
export async function record(script: Script): Promise<Recorder> {
  await stopRecording();
  server = await startScriptedServer(script);
  recorder = await Recorder.start(server.address, check, () => undefined);
  return recorder;
}

export async function stopRecording(): Promise<void> {
  await recorder?.close();
  await server?.close();
  recorder = undefined;
  server = undefined;
}

/** Returns the findings of the recorder for a response. The server then closes the connection. */
export async function findingsOf(reply: string, request = CHAT): Promise<string[]> {
  const recorder = await record((socket) => socket.end(reply, 'latin1'));
  await exchangeBytes(recorder.address, [request], isCompleteResponse);
  await expectExchange(recorder);
  return recorder.violations.splice(0);
}

/** Waits, because the recorder may read the end of a response after the client. */
export async function expectExchange({ exchanges, violations }: Recorder): Promise<void> {
  for (let turns = 0; turns < 200 && exchanges.length === 0 && violations.length === 0; turns++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
