import { principalOf } from '../calls/call.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

const DEFAULT_PURPOSE = 'user_data';
/** The part `expires_after`, and the forms in which SDKs write its members: `expires_after[seconds]`. */
const EXPIRY = /^expires_after(?:[[.]|$)/;

export const uploadFile: Handler = async (call, { files }) => {
  const { body } = call;
  const file = body.kind === 'multipart' ? body.files.find((part) => part.fieldName === 'file') : undefined;
  if (file === undefined) {
    throw failure('invalid_parameter', {
      message: "Invalid parameter 'file': it is required and must be a file",
      param: 'file',
    });
  }
  if (Object.keys(body.value).some((name) => EXPIRY.test(name))) {
    throw failure('invalid_parameter', {
      message: "Invalid parameter 'expires_after': files do not expire, and can be deleted",
      param: 'expires_after',
    });
  }
  const purpose = body.value['purpose'];
  const record = await files.add(
    principalOf(call),
    typeof purpose === 'string' ? purpose : DEFAULT_PURPOSE,
    file,
    call.signal,
  );
  return { kind: 'json', value: record };
};
