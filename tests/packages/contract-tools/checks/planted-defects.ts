import type { Defect } from './damaging-proxy.ts';
import {
  CHAT,
  MESSAGES,
  RESPONSES,
  EMBEDDINGS,
  at,
  plainOf,
  without,
  withHeader,
  json,
  text,
  status,
  defect,
  EXAMPLE,
  withoutKey,
  membersOf,
} from './damages.ts';
import { streamDefects } from './planted-stream-defects.ts';

const headerDefects: readonly Defect[] = [
  defect(
    'no request id',
    at('/v1/models', 401, withoutKey),
    without('x-request-id'),
    /listModels without a key/,
    /no X-Request-Id/,
  ),
  defect(
    'two request ids',
    at(EMBEDDINGS, 401, withoutKey),
    withHeader('request-id', '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b'),
    /createEmbedding without a key/,
    /request-id does not equal/,
  ),
  defect(
    'a request id of another form',
    at(CHAT, 415),
    withHeader('x-request-id', 'req-1'),
    /createChatCompletion with a body of text\/plain/,
    /x-request-id has the value/,
  ),
  defect(
    'no Retry-After',
    at(EMBEDDINGS, 429, ({ body }) => body === 'rate limit exceeded'),
    without('retry-after'),
    /createEmbedding over the rate limit/,
    /429 has no Retry-After/,
  ),
  defect(
    'a Retry-After in words',
    at(CHAT, 429, ({ body }) => body === 'rate limit exceeded'),
    withHeader('retry-after', 'soon'),
    /createChatCompletion over the rate limit/,
    /retry-after has the value 'soon'/,
  ),
  defect(
    'a header of the framework',
    plainOf(EMBEDDINGS),
    withHeader('X-Powered-By', 'Express'),
    EXAMPLE,
    /x-powered-by is not declared/,
  ),
  defect(
    'a header twice',
    at('/v1/models', 200),
    (passing) => passing.responseHeaders.push(['x-request-id', '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b']),
    /listModels with its example/,
    /x-request-id occurs twice/,
  ),
  defect(
    'no Allow',
    at('/v1/models', 405),
    without('allow'),
    /\/v1\/models, a method/,
    /Allow should name GET/,
  ),
];

const statusDefects: readonly Defect[] = [
  defect(
    'a preflight that is refused',
    at('/v1/model/info', 204),
    status(403),
    /preflight of \/v1\/model\/info/,
    /status/,
  ),
  defect(
    'another status for a missing key',
    at(MESSAGES, 401, withoutKey),
    status(403),
    /createMessage without a key/,
    /should be 401/,
  ),
  defect(
    'another status for an unknown model',
    at(EMBEDDINGS, 404),
    status(400),
    /createEmbedding with an unknown model/,
    /should be 404/,
  ),
  defect(
    'an undeclared status',
    at(EMBEDDINGS, 422),
    status(418),
    /createEmbedding with an empty model/,
    /not one of createEmbedding/,
  ),
  defect(
    'a deleted file that is still there',
    (one) => one.method === 'DELETE' && one.path.startsWith('/v1/files/') && one.status === 404,
    (passing) => {
      passing.status = 200;
      passing.body = '{}';
    },
    /deleteFile of what was deleted/,
    /should be 404/,
  ),
  defect(
    'any body is accepted',
    at(EMBEDDINGS, 413),
    status(200),
    /createEmbedding with a body over the limit/,
    /should be 413/,
  ),
  defect(
    'an HTML page for an unknown path',
    at('/v2/models', 404),
    text(/.*/, '<h1>Not Found</h1>'),
    /unknown path \/v2\/models/,
    /text should be '404 page not found'/,
  ),
];

const bodyDefects: readonly Defect[] = [
  defect(
    'another shape of errors',
    at(CHAT, 404),
    json(() => ({ message: 'no such model' })),
    /createChatCompletion with an unknown model/,
    /breaks its schema/,
  ),
  defect(
    'another error type',
    at(MESSAGES, 404),
    json((value) => ({ ...value, detail: { ...membersOf(value['detail']), error_type: 'missing' } })),
    /createMessage with an unknown model/,
    /error_type should be 'not_found', not "missing"/,
  ),
  defect(
    'an undeclared property',
    at(EMBEDDINGS, 401, (one) => !withoutKey(one)),
    json((value) => ({ ...value, stack: 'Error: at ...' })),
    /createEmbedding with an unknown key/,
    /property \/stack is not declared/,
  ),
  defect(
    'an invalid parameter that is not named',
    at(EMBEDDINGS, 400, ({ body }) => body.includes('"param":"input"')),
    json((value) => ({ error: { ...membersOf(value['error']), param: null } })),
    /createEmbedding with input/,
    /error.param should name 'input'/,
  ),
  defect(
    'no usage',
    plainOf(CHAT),
    json(({ usage: _left, ...rest }) => rest),
    EXAMPLE,
    /usage/,
  ),
  defect(
    'a timestamp as text',
    plainOf(RESPONSES),
    json((value) => ({ ...value, created_at: 'now' })),
    /createResponse/,
    /breaks its schema at '\/created_at'/,
  ),
  defect(
    "the upstream's model name",
    plainOf(MESSAGES),
    json((value) => ({ ...value, model: 'llama-3' })),
    EXAMPLE,
    /model should be/,
  ),
  defect(
    'another media type',
    at('/v1/model/info', 200),
    withHeader('content-type', 'text/html'),
    /getModelInfo with its example/,
    /'text\/html' is not one of/,
  ),
  defect(
    'a truncated body',
    at('/v1/files', 200, ({ method }) => method === 'GET'),
    (passing) => {
      passing.isCut = true;
    },
    /listFiles with its example/,
    /was truncated/,
  ),
  defect(
    'broken JSON',
    (one) => one.path.startsWith('/v1/models/') && one.status === 200,
    text(/\}$/, ''),
    /getModel with its example/,
    /not JSON/,
  ),
  defect(
    'another text for a rate limit',
    at(RESPONSES, 429, ({ body }) => body === 'rate limit exceeded'),
    text('exceeded', 'reached'),
    /createResponse over/,
    /rate limit exceeded/,
  ),
];

/** Defects that a client of the API can observe. Few of them change the status. */
export const plantedDefects = [...headerDefects, ...statusDefects, ...bodyDefects, ...streamDefects];
