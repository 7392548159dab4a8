import { transcriptionFormats, type TranscriptionFormat } from '../../catalogue/model.ts';
import { failure } from '../../errors/gateway-error.ts';

/** The formats that each format can be converted from, the cheapest first. */
const SOURCES: Readonly<Record<TranscriptionFormat, readonly TranscriptionFormat[]>> = {
  json: ['verbose_json'],
  verbose_json: [],
  text: ['json', 'verbose_json'],
  srt: ['verbose_json'],
  vtt: ['verbose_json'],
};

/** Whether the gateway can convert a format. Others, such as `diarized_json`, are passed through. */
export function isTranscriptionFormat(format: string): format is TranscriptionFormat {
  return (transcriptionFormats as readonly string[]).includes(format);
}

/**
 * Returns the format to request from the backend. Throws `invalid_parameter` when the backend has no format that the
 * wanted one can be converted from.
 *
 * @param known the formats that the backend has
 */
export function backendFormat(wanted: string, known: ReadonlySet<TranscriptionFormat>): string {
  if (!isTranscriptionFormat(wanted) || known.has(wanted)) return wanted;
  const source = SOURCES[wanted].find((format) => known.has(format));
  if (source !== undefined) return source;
  throw failure('invalid_parameter', {
    message: `Invalid parameter 'response_format': the model does not support ${wanted}`,
    param: 'response_format',
  });
}
