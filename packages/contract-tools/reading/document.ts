/** The parts of an OpenAPI 3.1 document that the generator and the lint read. */
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  additionalProperties?: boolean | SchemaObject;
  [keyword: string]: unknown;
}

export interface MediaTypeObject {
  schema?: SchemaObject;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
  /** Only of event streams, where it is required. */
  'x-gateway-stream'?: StreamObject;
}

/** How clients request a stream and recognise its end. */
export interface StreamObject {
  /** Request properties with the values that request the stream. Absent when the operation always streams. */
  when?: Record<string, string | boolean>;
  /** Data after the last event of a complete stream. */
  terminator?: string;
  /** Types of the events that end a complete stream. */
  lastEvents?: string[];
  /** Whether such an event may occur several times. */
  repeats?: boolean;
  /** Whether each event has an `event:` line that equals its type. */
  named?: boolean;
  /** Type of the event that follows an error event and ends the stream. */
  afterError?: string;
  /** Schema of the event that ends a failed stream. */
  error: string;
}

export interface ParameterObject {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: SchemaObject;
  style?: string;
  explode?: boolean;
  example?: unknown;
  'x-greedy'?: boolean;
  'x-reserved'?: string[];
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaTypeObject>;
}

export interface RequestBodyObject {
  $ref?: string;
  required?: boolean;
  content?: Record<string, MediaTypeObject>;
}

export interface GatewayObject {
  aliases?: string[];
  capability?: string;
  model?: string;
  prompts?: string[];
  notPrompts?: string[];
  streams?: string;
  liveUpload?: string;
  bills?: string;
  cors?: boolean;
  roles?: string[];
  allOrganisations?: boolean;
  sentOnce?: boolean;
}

export interface OperationObject {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: ParameterObject[];
  requestBody?: RequestBodyObject;
  responses: Record<string, ResponseObject>;
  'x-gateway'?: GatewayObject;
}

export interface PathItemObject {
  parameters?: ParameterObject[];
  [method: string]: OperationObject | ParameterObject[] | undefined;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItemObject>;
  components: {
    securitySchemes: Readonly<Record<string, object>>;
    schemas: Record<string, SchemaObject>;
    responses?: Record<string, ResponseObject>;
    [kind: string]: Record<string, unknown> | undefined;
  };
  'x-gateway-limits'?: Record<string, number>;
  'x-gateway-server'?: Record<string, ResponseObject>;
  'x-gateway-cors'?: Record<string, object>;
}
