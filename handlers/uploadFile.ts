import { principalOf } from '../calls/call.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

const DEFAULT_PURPOSE = 'user_data';

export const uploadFile: Handler = async (call, { files }) => {
  const { body } = call;
  const file = body.kind === 'multipart' ? body.files.find((part) => part.fieldName === 'file') : undefined;
  if (file === undefined) {
    throw failure('invalid_parameter', {
      message: "Invalid parameter 'file': it is required and must be a file",
      param: 'file',
    });
  }
  const expiry = Object.keys(body.value).find((name) => name.startsWith('expires_after'));
  if (expiry !== undefined)
    throw failure('invalid_parameter', {
      message: `Invalid parameter '${expiry}': files do not expire; delete them instead`,
      param: expiry,
    });
  const purpose = body.value['purpose'];
  const record = await files.add(
    principalOf(call),
    typeof purpose === 'string' ? purpose : DEFAULT_PURPOSE,
    file,
    call.signal,
  );
  return { kind: 'json', value: record };
};
