import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import type { TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';

/** Stores a response with the full key, and returns its id. */
export async function storeResponse(world: Pick<TestGateway, 'address' | 'keys'>): Promise<string> {
  const request = exampleRequest('createResponse', { key: world.keys.full, fields: { stream: false } });
  const received = await send(world.address, request);
  const response = jsonOf(received);
  if (
    typeof response === 'object' &&
    response !== null &&
    'id' in response &&
    typeof response['id'] === 'string'
  )
    return response['id'];
  throw new Error(`the response was refused with ${received.status}`);
}
