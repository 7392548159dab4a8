import type { MultipartBody, SpooledFile } from '../../bodies/multipart-body.ts';
import { modelOf, type Call } from '../../calls/call.ts';
import { hasContent, uncountForwarded } from '../../calls/usage.ts';
import type { Model } from '../../catalogue/model.ts';
import type { AudioLengthReader } from '../../packages/engines/index.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { CheckedUpload } from './checked-upload.ts';

/** Silence that encoders add, and rounding. */
const TOLERANCE_SECONDS = 1;

/**
 * Checks that the uploaded audio is no longer than the model's limit, which is what is reserved: no server takes a bound
 * of seconds with a request. An upload that is still arriving is checked before the server gets its end, where seconds
 * are charged. Throws `invalid_parameter` for longer audio and for an empty file, and where seconds are charged also for
 * audio whose length cannot be told.
 */
export async function requireBoundedAudio(
  call: Call,
  lengths: Pick<AudioLengthReader, 'seconds'>,
): Promise<void> {
  const { body, usage } = call;
  if (body.kind !== 'multipart') return;
  const model = modelOf(call);
  if (body.arriving === undefined) return checkFile(body, model, lengths, call.signal);
  if (model.limits.maxSeconds === null || !chargesSeconds(model)) return;
  const refused = (): void => {
    // Servers transcribe complete requests. One that responds before has its price.
    if (!hasContent(usage.received)) uncountForwarded(usage);
  };
  const check = (): Promise<void> => checkFile(body, model, lengths, call.signal);
  body.arriving = new CheckedUpload(body.arriving, check, refused);
}

async function checkFile(
  { files }: MultipartBody,
  model: Model,
  lengths: Pick<AudioLengthReader, 'seconds'>,
  signal: AbortSignal,
): Promise<void> {
  const file = files.find(({ fieldName }) => fieldName === 'file');
  if (file?.sizeBytes === 0) throw invalidFile('it is empty');
  const { maxSeconds } = model.limits;
  if (file === undefined || maxSeconds === null) return;
  const seconds = await secondsOf(file, lengths, signal);
  if (seconds === null && chargesSeconds(model))
    throw invalidFile('its length cannot be read; send MP3, M4A, AAC, FLAC, WAV, Ogg, WebM or AMR');
  if (seconds === null || seconds <= maxSeconds + TOLERANCE_SECONDS) return;
  const most = `model '${model.id}' takes ${String(maxSeconds)} seconds at most`;
  throw invalidFile(`it is ${String(Math.ceil(seconds))} seconds long; ${most}`);
}

function chargesSeconds({ prices }: Model): boolean {
  return prices !== 'free' && prices.seconds > 0n;
}

/** The lengths of files, for further attempts with another model. */
const known = new WeakMap<SpooledFile, number | null>();

async function secondsOf(
  file: SpooledFile,
  lengths: Pick<AudioLengthReader, 'seconds'>,
  signal: AbortSignal,
): Promise<number | null> {
  let seconds = known.get(file);
  if (seconds === undefined) {
    seconds = await lengths.seconds(file, signal);
    known.set(file, seconds);
  }
  return seconds;
}

function invalidFile(reason: string): GatewayError {
  return failure('invalid_parameter', { message: `Invalid parameter 'file': ${reason}`, param: 'file' });
}
