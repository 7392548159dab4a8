import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { multipartBody } from '../../../scripts/test-bed/multipart.ts';
import { exampleRequest } from '../../../scripts/test-bed/requests.ts';
import { modelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import { responds, type Scenario } from './scenario.ts';

/** 400: an audio file of no bytes. */
export function emptyAudio(operationId: OperationId): Scenario {
  return responds(
    400,
    'in the model error shape to an empty audio file, naming the field',
    (world) => {
      const request = exampleRequest(operationId, { key: world.keys.full });
      const file = { filename: 'a.mp3', contentType: 'audio/mpeg', bytes: Buffer.alloc(0) };
      const body = multipartBody([
        ['model', modelFor('transcription')],
        ['file', file],
      ]);
      const headers = { ...request.headers, 'content-length': String(body.length) };
      return world.send({ ...request, headers, body });
    },
    (response) => expect(jsonOf(response)).toMatchObject({ error: { param: 'file' } }),
  );
}
