import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { OperationId, Operations } from '../../generated/contract.ts';
import { packSdk } from '../sdk/pack-sdk.ts';

export type SuccessBody<Id extends OperationId> = Operations[Id]['responses'][200];

type AlwaysStreamed = 'createTranscriptionStream' | 'createTranscriptionStreamInput';

type Downloaded = 'createSpeech' | 'createAudioGeneration' | 'getFileContent';

/** A response of bytes, which the SDK streams. */
export interface Download {
  blob(): Promise<Blob>;
}

/** The methods of the generated SDK for the tour. The types of the SDK itself require those of browsers. */
export type Client = {
  [Id in Exclude<OperationId, AlwaysStreamed | Downloaded>]: (input?: object) => Promise<SuccessBody<Id>>;
} & Record<Downloaded, (input: object) => Promise<Download>> &
  Record<AlwaysStreamed | Streaming, (input: object) => AsyncIterable<StreamedEvent>>;

type Streaming = 'streamChatCompletion' | 'streamMessage' | 'streamResponse' | 'streamImage';

export type StreamedEvent = Record<string, unknown>;

/** Builds and packs the SDK, unpacks it in this folder and imports it. */
export async function openClient(folder: string, baseUrl: string, apiKey: string): Promise<Client> {
  const tarball = await packSdk(folder);
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder]);
  const entry = pathToFileURL(join(folder, 'package/dist/esm/index.js')).href;
  // The class is generated from the same contract as these types.
  const { InferenceGateway } = (await import(entry)) as {
    InferenceGateway: new (options: { baseUrl: string; apiKey: string }) => Client;
  };
  return new InferenceGateway({ baseUrl, apiKey });
}
