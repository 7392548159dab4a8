import { endingSource } from '../../../bodies/ending-source.ts';
import { bytesOfValues } from '../../../calls/call.ts';
import { uncountForwarded, type Forwarding } from '../../../calls/usage.ts';
import type { BackendSettings } from '../../../catalogue/model.ts';
import { isPromptBlocked, toMessage } from '../../../dialects/converse/response.ts';
import { toConverse } from '../../../dialects/converse/request.ts';
import type * as Converse from '../../../dialects/converse/format.ts';
import { ConverseStream } from '../../../dialects/converse/stream.ts';
import { messageToolNames, takesOneCall } from '../../../dialects/tools/message-tools.ts';
import type { Backend, BackendResponse, BackendRequest } from '../../backend.ts';
import { presentFields } from '../forwarded-json.ts';
import { HttpClient, mediaTypeOf, readJson } from '../../http/http-client.ts';
import { headerSchemeOf, type HeaderScheme } from '../../http/request-headers.ts';
import { notServed } from '../not-served.ts';
import { readEvents } from './events.ts';
import { signatureVersion4 } from './signing.ts';

const EVENT_STREAM = 'application/vnd.amazon.eventstream';

/**
 * AWS Bedrock by its Converse API, with an API key or signed requests. Requests come in the messages format.
 */
export class BedrockBackend implements Backend {
  readonly #client: HttpClient;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings, schemeOf(settings));
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    const { body, model, operation, publicModel, requestId, stream } = request;
    if (body.kind !== 'json' || operation.operationId !== 'createMessage')
      throw notServed(publicModel, operation);
    request.memory?.hold(bytesOfValues(body));
    const content = Buffer.from(JSON.stringify(toConverse(presentFields(body, request), model)));
    const path = `model/${encodeURIComponent(model)}/${stream ? 'converse-stream' : 'converse'}`;
    const source = { content, sizeBytes: content.length };
    const response = await this.#client.post(path, 'application/json', source, request);
    const names = messageToolNames(body.value);
    const oneCall = takesOneCall(body.value);
    if (mediaTypeOf(response.contentType) === EVENT_STREAM)
      return {
        kind: 'frames',
        frames: endingSource(response.chunks, (chunks) =>
          messageFrames(chunks, new ConverseStream(publicModel, requestId, names, oneCall), request.usage),
        ),
      };
    const answer: Converse.Response = await readJson(response.chunks);
    const value = toMessage(answer, publicModel, requestId, names, oneCall);
    if (isPromptBlocked(answer.stopReason, answer.usage)) uncountForwarded(request.usage);
    return { kind: 'json', value };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/**
 * Returns how requests are authorised: with a Bedrock API key as bearer token, or signed with `aws`
 * credentials.
 */
function schemeOf({ baseUrl, aws, kind }: BackendSettings): HeaderScheme {
  if (aws === null || aws.credentials === null || baseUrl === null)
    return { ...headerSchemeOf(kind), streamType: EVENT_STREAM };
  return {
    headers: {},
    credentials: () => ({}),
    streamType: EVENT_STREAM,
    sign: signatureVersion4(baseUrl, aws.region, aws.credentials),
  };
}

async function* messageFrames(
  chunks: AsyncIterable<Uint8Array>,
  stream: ConverseStream,
  usage: Forwarding | undefined,
): AsyncGenerator<string[], undefined> {
  for await (const events of readEvents(chunks)) {
    const written: string[] = [];
    for (const { kind, type, data } of events) {
      if (kind === 'exception') {
        if (written.length > 0) yield written;
        stream.fail(type, data);
      }
      written.push(...stream.accept(type, data));
      if (type === 'metadata' && stream.isPromptBlocked) uncountForwarded(usage);
    }
    if (written.length > 0) yield written;
  }
  const last = stream.finish();
  if (last.length > 0) yield last;
}
