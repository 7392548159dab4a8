import type { SpooledFile } from '../bodies/multipart-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import type { AudioLengthReader } from '../engines/audio-length/reader.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** Silence that encoders add, and rounding. */
const TOLERANCE_SECONDS = 1;

/**
 * Checks that the uploaded audio is no longer than the model's limit, which is what is reserved: no server takes a bound
 * of seconds with a request. An upload that is still arriving is awaited where seconds are charged. Throws
 * `invalid_parameter` for longer audio and for an empty file, and where seconds are charged also for audio whose length
 * cannot be told.
 */
export async function requireBoundedAudio(
  call: Call,
  lengths: Pick<AudioLengthReader, 'seconds'>,
): Promise<void> {
  const { body, signal } = call;
  if (body.kind !== 'multipart') return;
  const model = modelOf(call);
  const { maxSeconds } = model.limits;
  const isCharged = chargesSeconds(model);
  if (body.arriving !== undefined && isCharged && maxSeconds !== null) {
    await body.arriving.completeBody();
    signal.throwIfAborted();
  }
  const file = body.files.find(({ fieldName }) => fieldName === 'file');
  if (file?.sizeBytes === 0) throw invalidFile('it is empty');
  if (file === undefined || maxSeconds === null) return;
  const seconds = await secondsOf(file, lengths, signal);
  if (seconds === null && isCharged)
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
