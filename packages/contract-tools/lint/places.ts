import { follow, operationsOf, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument, MediaTypeObject, ResponseObject } from '../reading/document.ts';

type Path = (string | number)[];

export function atOperation({ path, method }: ContractOperation): Path {
  return ['paths', path, method];
}

export interface PlacedResponse {
  status: string;
  response: ResponseObject;
  path: Path;
}

/** Returns every response of operations and of the server, with its status. */
export function responsesOf(document: ContractDocument): PlacedResponse[] {
  const ofOperations = operationsOf(document).flatMap((operation) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      status,
      response,
      path: [...atOperation(operation), 'responses', status],
    })),
  );
  const ofServer = Object.entries(document['x-gateway-server'] ?? {}).map(([name, response]) => ({
    status: serverStatuses[name] ?? name,
    response: follow(document, response),
    path: ['x-gateway-server', name],
  }));
  return [...ofOperations, ...ofServer];
}

/** Status of each response outside of operations. */
export const serverStatuses: Readonly<Record<string, string>> = {
  unknownPath: 'unknownPath',
  wrongMethod: '405',
  preflight: '204',
  home: '302',
  malformedRequest: '400',
  headerTooLarge: '400',
  stalledRequest: '408',
  otherName: '421',
  otherOrigin: '403',
};

export interface PlacedMediaType {
  mediaType: string;
  media: MediaTypeObject;
  path: Path;
}

/** Returns every media type object of requests and responses once. */
export function mediaTypesOf(document: ContractDocument): PlacedMediaType[] {
  const found: PlacedMediaType[] = [];
  const add = (content: Record<string, MediaTypeObject> | undefined, path: Path) => {
    for (const [mediaType, media] of Object.entries(content ?? {})) {
      found.push({ mediaType, media, path: [...path, 'content', mediaType] });
    }
  };
  for (const one of operationsOf(document)) {
    add(one.operation.requestBody?.content, [...atOperation(one), 'requestBody']);
    for (const [status, response] of Object.entries(one.operation.responses)) {
      add(response.content, [...atOperation(one), 'responses', status]);
    }
  }
  for (const [name, response] of Object.entries(document.components.responses ?? {})) {
    add(response.content, ['components', 'responses', name]);
  }
  return found;
}
