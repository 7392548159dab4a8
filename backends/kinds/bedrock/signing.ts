import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AwsCredentials } from '../../../catalogue/model.ts';
import type { SignRequest } from '../../http/request-headers.ts';

/** SHA-256, with or without a key, in the interface that the signer requires. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: Parameters<typeof createHmac>[1] | ArrayBuffer | ArrayBufferView | string) {
    // The signer passes strings and byte arrays.
    this.#hash =
      secret === undefined
        ? createHash('sha256')
        : createHmac('sha256', secret as Parameters<typeof createHmac>[1]);
  }

  update(data: Uint8Array | ArrayBuffer | ArrayBufferView | string): void {
    this.#hash.update(typeof data === 'string' ? data : bytesOf(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

function bytesOf(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** Signs requests with AWS Signature Version 4, by AWS's own signer. */
export function signatureVersion4(address: URL, region: string, credentials: AwsCredentials): SignRequest {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const signer = new SignatureV4({
    service: 'bedrock',
    region,
    sha256: Sha256,
    credentials: {
      accessKeyId: accessKeyId.reveal(),
      secretAccessKey: secretAccessKey.reveal(),
      ...(sessionToken === null ? {} : { sessionToken: sessionToken.reveal() }),
    },
  });
  return async ({ path, headers, body }) => {
    const signed = await signer.sign({
      method: 'POST',
      protocol: address.protocol,
      hostname: address.hostname,
      path,
      query: {},
      headers: { ...headers, host: address.host },
      body,
    });
    return signed.headers;
  };
}
