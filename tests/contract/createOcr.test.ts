import { expect } from '@jest/globals';
import { jsonOf, type JsonValue } from '../../scripts/test-bed/client.ts';
import { IMAGE, UNKNOWN_FILE_ID } from '../../scripts/test-bed/requests.ts';
import {
  responds,
  describeContract,
  type Scenario,
  type ScenarioWorld,
} from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

const BASE64 = IMAGE.toString('base64');
const DATA_ADDRESS = `data:image/png;base64,${BASE64}`;
const shared = sharedScenarios('createOcr');

/** The example with another form of the document instead of its file. */
const callWith = (world: ScenarioWorld, fields: Record<string, unknown>) =>
  world.call({ fields: { file: undefined, ...fields } });

/** For every form of a document the backend receives its bytes, without the field of the client. */
function given(form: string, fields: Record<string, unknown>): Scenario {
  return responds(
    200,
    `to a document as ${form}, of which the backend gets the bytes`,
    (world) => callWith(world, fields),
    (_answer, { upstream }) => {
      expect(upstream.last.body.includes(IMAGE)).toBe(true);
      expect(upstream.last.body.includes('Content-Type: image/png')).toBe(true);
      expect(Object.keys(upstream.last.fields)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(document|image_url)/)]),
      );
    },
  );
}

function refused(what: string, fields: Record<string, unknown>, param: string): Scenario {
  return responds(
    400,
    `in the model error shape to ${what}, naming the field`,
    (world) => callWith(world, fields),
    (response, { upstream }) => {
      const error: JsonValue = jsonOf(response);
      expect(error).toMatchObject({
        error: { type: 'invalid_request_error', param, message: expect.stringContaining(`'${param}'`) },
      });
      expect(upstream.requests).toHaveLength(0);
    },
  );
}

const documentOf = (chunk: object): Record<string, unknown> => ({ document: JSON.stringify(chunk) });

describeContract('createOcr', {
  ...shared,
  200: [
    responds(
      200,
      'with the text of each page',
      (world) => world.call(),
      (response, { upstream }) => {
        expect(jsonOf(response)).toMatchObject({
          model: modelFor('ocr'),
          pages: [{ markdown: expect.any(String) }],
        });
        expect(upstream.last.fields['pages']).toBe('0,2-4');
      },
    ),
    responds(
      200,
      'with the pages of a server that sends little more than their text',
      (world) => {
        const body = JSON.stringify({ pages: [{ index: 0, markdown: 'Hello' }] });
        world.upstream.always({ kind: 'body', contentType: 'application/json', body });
        return world.call();
      },
      (response) => {
        expect(jsonOf(response)).toMatchObject({
          pages: [{ markdown: 'Hello', images: [], dimensions: null }],
          usage_info: { pages_processed: 1 },
        });
      },
    ),
    given('base64', { document_base64: BASE64 }),
    given('base64 in a data: address', { document_base64: DATA_ADDRESS }),
    given('a data: address', { document_url: DATA_ADDRESS }),
    given('the data: address of an image', { image_url: DATA_ADDRESS }),
    given('an object of type document_url', documentOf({ type: 'document_url', document_url: DATA_ADDRESS })),
    given('an object of type image_url', documentOf({ type: 'image_url', image_url: DATA_ADDRESS })),
    given('an image as chats have it', documentOf({ type: 'image_url', image_url: { url: DATA_ADDRESS } })),
  ],
  400: [
    ...shared[400],
    refused('no document', {}, 'file'),
    refused('two documents', { document_base64: BASE64, image_url: DATA_ADDRESS }, 'document_base64'),
    refused('two addresses', { document_url: DATA_ADDRESS, image_url: DATA_ADDRESS }, 'image_url'),
    refused('base64 that is none', { document_base64: 'no base64!' }, 'document_base64'),
    refused('a data: address without base64', { document_url: 'data:application/pdf,x' }, 'document_url'),
    refused('an image that is none', { image_url: `data:image/png;base64,AAAA` }, 'image_url'),
    refused(
      'a document that is a text',
      { document_base64: Buffer.from('Hi').toString('base64') },
      'document_base64',
    ),
    refused('a document that is not JSON', { document: '{' }, 'document'),
    refused(
      'a document of another type',
      documentOf({ type: 'video_url', video_url: DATA_ADDRESS }),
      'document',
    ),
    refused('a document without its address', documentOf({ type: 'document_url' }), 'document'),
    refused('an address on loopback', { document_url: 'http://127.0.0.1:1/' }, 'document_url'),
    refused(
      'an address of the metadata service',
      documentOf({ type: 'document_url', document_url: 'http://169.254.169.254/' }),
      'document',
    ),
    refused('an address that is none', { image_url: 'somewhere' }, 'image_url'),
    refused('pages that are none', { document_base64: BASE64, pages: '4-2' }, 'pages'),
  ],
  404: [
    ...shared[404],
    responds(404, 'to a file that the project does not have', (world) =>
      callWith(world, documentOf({ type: 'file', file_id: UNKNOWN_FILE_ID })),
    ),
  ],
});
