import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { OperationId, Operations } from '../../generated/contract.ts';
import { contractVersion, packSdk } from '../sdk/pack-sdk.ts';

const GENERATED = join(import.meta.dirname, '../../generated');

export type Answer<Id extends OperationId> = Operations[Id]['responses'][200];

type AlwaysStreamed = 'createTranscriptionStream' | 'createTranscriptionStreamInput';

type Downloaded = 'createSpeech' | 'createAudioGeneration' | 'getFileContent';

/** A response of bytes, which the SDK gives while it arrives. */
export interface Download {
  blob(): Promise<Blob>;
}

/** The methods of the generated SDK, as far as the tour calls them; the SDK's own types need those of browsers. */
export type Client = {
  [Id in Exclude<OperationId, AlwaysStreamed | Downloaded>]: (input?: object) => Promise<Answer<Id>>;
} & Record<Downloaded, (input: object) => Promise<Download>> &
  Record<AlwaysStreamed | Streaming, (input: object) => AsyncIterable<StreamedEvent>>;

type Streaming = 'streamChatCompletion' | 'streamMessage' | 'streamResponse' | 'streamImage';

export type StreamedEvent = Record<string, unknown>;

/** Builds and packs the SDK as a caller gets it, unpacks it in this folder and opens it. */
export async function openClient(folder: string, baseUrl: string, apiKey: string): Promise<Client> {
  const tarball = await packSdk({
    sources: join(GENERATED, 'sdk'),
    destination: folder,
    version: contractVersion(GENERATED),
  });
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder]);
  const entry = pathToFileURL(join(folder, 'package/dist/esm/index.js')).href;
  // The module was built just now; its class is generated from the same contract as the types here.
  const { InferenceGateway } = (await import(entry)) as {
    InferenceGateway: new (options: { baseUrl: string; apiKey: string }) => Client;
  };
  return new InferenceGateway({ baseUrl, apiKey });
}
