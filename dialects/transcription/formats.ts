import { transcriptionFormats, type TranscriptionFormat } from '../../catalogue/model.ts';
import { failure } from '../../errors/gateway-error.ts';

/** What each form can be made from, the cheapest first. */
const SOURCES: Readonly<Record<TranscriptionFormat, readonly TranscriptionFormat[]>> = {
  json: ['verbose_json'],
  verbose_json: [],
  text: ['json', 'verbose_json'],
  srt: ['verbose_json'],
  vtt: ['verbose_json'],
};

/** False for forms that only some backends know, such as `diarized_json`: these only pass. */
export function isTranscriptionFormat(format: string): format is TranscriptionFormat {
  return (transcriptionFormats as readonly string[]).includes(format);
}

/**
 * The form to ask a backend for when the caller wants one (wire formats §11.2).
 *
 * @param known the forms that the backend has
 * Throws `invalid_parameter` when it has none that the wanted one could be made from.
 */
export function backendFormat(wanted: string, known: ReadonlySet<TranscriptionFormat>): string {
  if (!isTranscriptionFormat(wanted) || known.has(wanted)) return wanted;
  const source = SOURCES[wanted].find((format) => known.has(format));
  if (source !== undefined) return source;
  throw failure('invalid_parameter', {
    message: `Invalid parameter 'response_format': the model does not answer in the form ${wanted}`,
    param: 'response_format',
  });
}
