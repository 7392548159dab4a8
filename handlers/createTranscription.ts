import { forward } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';
import { transcriptionWriter } from '../dialects/native/media.ts';

/** What the text formats are called (wire formats §11.2); `json` and `verbose_json` are JSON. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

export const createTranscription: Handler = (call, services) => {
  const { value } = call.body;
  const format = value['response_format'];
  const contentType = typeof format === 'string' ? CONTENT_TYPES[format] : undefined;
  return forward(call, services, {
    stream: value['stream'] === true,
    writer: transcriptionWriter,
    ...(contentType === undefined ? {} : { contentType }),
  });
};
