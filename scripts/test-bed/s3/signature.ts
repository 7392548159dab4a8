import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SignatureFault {
  code: 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch';
  stringToSign: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/(s3)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Checks the version 4 signature of a request, implemented from Amazon's description. Null: it is valid. */
export function signatureFault(request: IncomingMessage, account: Account): SignatureFault | null {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (match === null) return { code: 'AccessDenied', stringToSign: '' };
  const [, accessKeyId, day = '', region = '', service = '', signedHeaders = '', signature] = match;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const canonical = canonicalRequest(request, signedHeaders);
  const stringToSign = `AWS4-HMAC-SHA256\n${header(request, 'x-amz-date')}\n${scope}\n${sha256(canonical)}`;
  if (accessKeyId !== account.accessKeyId) return { code: 'InvalidAccessKeyId', stringToSign };
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${account.secretAccessKey}`,
  );
  const isRight = hmac(key, stringToSign).toString('hex') === signature;
  return isRight ? null : { code: 'SignatureDoesNotMatch', stringToSign };
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const headers = signedHeaders.split(';').map((name) => `${name}:${header(request, name).trim()}\n`);
  return [
    request.method,
    path,
    query.split('&').sort().join('&'),
    headers.join(''),
    signedHeaders,
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
}

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
