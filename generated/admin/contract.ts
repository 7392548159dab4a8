// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { CreatedToken, DetailError, ModelError, NewProject, NewToken, Project, ProjectChange, ProjectDeletion, ProjectList, Token, TokenList } from './types/types.gen.ts';

export type * from './types/types.gen.ts';

/** Request and response types of each operation. `events` is the data of one server-sent event. */
export interface Operations {
  listTokens: {
    request: undefined;
    responses: {
      200: TokenList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createToken: {
    request: NewToken;
    responses: {
      201: CreatedToken;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  revokeToken: {
    request: undefined;
    responses: {
      200: Token;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listProjects: {
    request: undefined;
    responses: {
      200: ProjectList;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createProject: {
    request: NewProject;
    responses: {
      201: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      408: string;
      409: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getProject: {
    request: undefined;
    responses: {
      200: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  updateProject: {
    request: ProjectChange;
    responses: {
      200: Project;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      409: DetailError;
      412: DetailError;
      413: string;
      415: ModelError;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteProject: {
    request: undefined;
    responses: {
      200: ProjectDeletion;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
}

export type OperationId = keyof Operations;

/** Every status that the contract declares for an operation. */
export type DeclaredStatus<Operation extends OperationId> = keyof Operations[Operation]['responses'];

export type RequestOf<Operation extends OperationId> = Operations[Operation]['request'];

/** The response body of an operation for a status. */
export type ResponseOf<Operation extends OperationId, Status extends DeclaredStatus<Operation>> =
  Operations[Operation]['responses'][Status];

export type EventOf<Operation extends OperationId> = Operations[Operation]['events'];
