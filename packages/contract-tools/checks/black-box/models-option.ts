import { capabilities, type Capability } from '../../../../contract/capability.ts';

/** Parses `chat=acme/chat-1,embedding=acme/e5`. Throws a TypeError with a message for people. */
export function readModels(text: string): ReadonlyMap<Capability, string> {
  const entries = text.split(',').map((one): [Capability, string] => {
    const at = one.indexOf('=');
    const name = one.slice(0, at).trim();
    const capability = capabilities.find((known) => known === name);
    const model = one.slice(at + 1).trim();
    if (at === -1 || capability === undefined || model === '')
      throw new TypeError(
        `'${one}' is not <capability>=<model>; capabilities are ${capabilities.join(', ')}`,
      );
    return [capability, model];
  });
  return new Map(entries);
}
