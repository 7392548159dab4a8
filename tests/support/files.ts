import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import type { TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';

/** Uploads the contract's example with the full key, and returns its id. */
export async function uploadFile(
  world: Pick<TestGateway, 'address' | 'keys'>,
  purpose: string,
): Promise<string> {
  const response = await send(
    world.address,
    exampleRequest('uploadFile', { key: world.keys.full, fields: { purpose } }),
  );
  const record = jsonOf(response);
  if (typeof record === 'object' && record !== null && 'id' in record && typeof record['id'] === 'string')
    return record['id'];
  throw new Error(`the upload was refused with ${response.status}`);
}
