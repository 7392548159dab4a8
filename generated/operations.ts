// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { ContractLimits, OperationRow, ResponseRow } from '../contract/operation.ts';
import type { OperationId } from './contract.ts';

/** An operation of this contract. */
export type Operation = OperationRow<OperationId>;

export const operations: readonly Operation[] = [
  {
    "operationId": "listModels",
    "method": "get",
    "path": "/v1/models",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/models"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listModelsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ModelList"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "getModel",
    "method": "get",
    "path": "/v1/models/{model}",
    "greedyParameters": [
      "model"
    ],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/models/{model}"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getModelParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ModelResult"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "getModelInfo",
    "method": "get",
    "path": "/v1/model/info",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": true
    },
    "keyRequired": "optional",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ModelInfoList"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      }
    }
  },
  {
    "operationId": "getModelInfoUnversioned",
    "method": "get",
    "path": "/model/info",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": true
    },
    "keyRequired": "optional",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ModelInfoList"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "access-control-allow-origin",
          "access-control-expose-headers"
        ]
      }
    }
  },
  {
    "operationId": "createChatCompletion",
    "method": "post",
    "path": "/v1/chat/completions",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "chat",
      "model": "body.model",
      "prompts": [
        "messages",
        "tools",
        "functions",
        "response_format",
        "prediction",
        "web_search_options",
        "audio",
        "function_call",
        "modalities",
        "reasoning_effort",
        "service_tier",
        "stop",
        "stream_options",
        "tool_choice",
        "verbosity"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "metadata",
        "prompt_cache_key",
        "safety_identifier",
        "seed",
        "user"
      ],
      "streams": "ChatCompletionStreamEvent",
      "liveUpload": null,
      "bills": "tokens",
      "cors": false,
      "aliases": [
        "/openai/v1/chat/completions",
        "/v1/openai/chat/completions"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ChatCompletionRequest"
    },
    "optionalFields": [
      "frequency_penalty",
      "logit_bias",
      "logprobs",
      "top_logprobs",
      "max_tokens",
      "max_completion_tokens",
      "n",
      "presence_penalty",
      "response_format",
      "seed",
      "service_tier",
      "stop",
      "stream_options",
      "temperature",
      "top_p",
      "tools",
      "tool_choice",
      "parallel_tool_calls",
      "function_call",
      "functions",
      "user",
      "stream",
      "metadata",
      "guardrails",
      "reasoning_effort",
      "verbosity",
      "store",
      "prediction",
      "modalities",
      "audio",
      "web_search_options",
      "prompt_cache_key",
      "safety_identifier"
    ],
    "consumed": "createChatCompletionConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ChatCompletion",
          "text/event-stream": "ChatCompletionStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur",
          "x-gateway-omitted-tools"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createMessage",
    "method": "post",
    "path": "/v1/messages",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "messages",
    "gateway": {
      "capability": "chat",
      "model": "body.model",
      "prompts": [
        "messages",
        "system",
        "tools",
        "output_config",
        "output_format",
        "cache_control",
        "container",
        "service_tier",
        "stop_sequences",
        "thinking",
        "tool_choice"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "metadata"
      ],
      "streams": "MessageStreamEvent",
      "liveUpload": null,
      "bills": "tokens",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "MessageRequest"
    },
    "optionalFields": [
      "system",
      "stop_sequences",
      "stream",
      "temperature",
      "top_p",
      "top_k",
      "tools",
      "tool_choice",
      "thinking",
      "output_config",
      "output_format",
      "metadata",
      "service_tier",
      "container",
      "cache_control",
      "guardrails"
    ],
    "consumed": "createMessageConsumed",
    "parameters": "createMessageParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "MessageResult",
          "text/event-stream": "MessageStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur",
          "x-gateway-omitted-tools"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "MessagesError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "MessagesError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableMessagesBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "countMessageTokens",
    "method": "post",
    "path": "/v1/messages/count_tokens",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "messages",
    "gateway": {
      "capability": "chat",
      "model": "body.model",
      "prompts": [
        "messages",
        "system",
        "tools",
        "output_config",
        "output_format",
        "thinking",
        "tool_choice"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "CountTokensRequest"
    },
    "optionalFields": [
      "model",
      "messages",
      "system",
      "tools",
      "tool_choice",
      "thinking",
      "output_config",
      "output_format",
      "guardrails"
    ],
    "consumed": "countMessageTokensConsumed",
    "parameters": "countMessageTokensParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "TokenCount"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "MessagesError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "MessagesError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableMessagesBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createResponse",
    "method": "post",
    "path": "/v1/responses",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "chat",
      "model": "body.model",
      "prompts": [
        "input",
        "messages",
        "instructions",
        "tools",
        "text",
        "conversation",
        "include",
        "reasoning",
        "stream_options",
        "tool_choice",
        "truncation"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "metadata",
        "previous_response_id",
        "prompt_cache_key",
        "safety_identifier",
        "user"
      ],
      "streams": "ResponseStreamEvent",
      "liveUpload": null,
      "bills": "tokens",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ResponseRequest"
    },
    "optionalFields": [
      "model",
      "input",
      "messages",
      "instructions",
      "tools",
      "tool_choice",
      "parallel_tool_calls",
      "max_output_tokens",
      "max_tool_calls",
      "temperature",
      "top_p",
      "top_logprobs",
      "text",
      "reasoning",
      "previous_response_id",
      "conversation",
      "store",
      "metadata",
      "include",
      "truncation",
      "stream",
      "stream_options",
      "background",
      "user",
      "prompt_cache_key",
      "safety_identifier",
      "guardrails"
    ],
    "consumed": "createResponseConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ResponseObject",
          "text/event-stream": "ResponseStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur",
          "x-gateway-omitted-tools"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "getResponse",
    "method": "get",
    "path": "/v1/responses/{response_id}",
    "greedyParameters": [],
    "reservedSegments": [
      "input_tokens",
      "compact"
    ],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getResponseParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ResponseObject"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "deleteResponse",
    "method": "delete",
    "path": "/v1/responses/{response_id}",
    "greedyParameters": [],
    "reservedSegments": [
      "input_tokens",
      "compact"
    ],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "deleteResponseParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "DeletedResponse"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "listResponseInputItems",
    "method": "get",
    "path": "/v1/responses/{response_id}/input_items",
    "greedyParameters": [],
    "reservedSegments": [
      "input_tokens",
      "compact"
    ],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listResponseInputItemsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ResponseInputItemList"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createEmbedding",
    "method": "post",
    "path": "/v1/embeddings",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "embedding",
      "model": "body.model",
      "prompts": [
        "input",
        "encoding_format"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "user"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "tokens",
      "cors": false,
      "aliases": [
        "/openai/v1/embeddings",
        "/v1/openai/embeddings"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "EmbeddingRequest"
    },
    "optionalFields": [
      "dimensions",
      "encoding_format",
      "user",
      "guardrails"
    ],
    "consumed": "createEmbeddingConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "EmbeddingList"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createRerank",
    "method": "post",
    "path": "/v1/rerank",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "rerank",
      "model": "body.model",
      "prompts": [
        "query",
        "documents",
        "rank_fields"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "tokens",
      "cors": false,
      "aliases": [
        "/v2/rerank"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "RerankRequest"
    },
    "optionalFields": [
      "documents",
      "top_n",
      "return_documents",
      "rank_fields",
      "max_chunks_per_doc",
      "max_tokens_per_doc",
      "guardrails"
    ],
    "consumed": "createRerankConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "RerankResult"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createClassification",
    "method": "post",
    "path": "/v1/classify",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "classification",
      "model": "body.model",
      "prompts": [
        "input",
        "labels"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "tokens",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ClassificationRequest"
    },
    "optionalFields": [
      "labels",
      "guardrails"
    ],
    "consumed": "createClassificationConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ClassificationList"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createDecision",
    "method": "post",
    "path": "/v1/decisions",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "decision",
      "model": "body.model",
      "prompts": [
        "input",
        "questions",
        "prompt_cache_options"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "prompt_cache_key",
        "safety_identifier"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "tokens",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "DecisionRequest"
    },
    "optionalFields": [
      "safety_identifier",
      "prompt_cache_key",
      "prompt_cache_options",
      "guardrails"
    ],
    "consumed": "createDecisionConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "DecisionResult"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createSpeech",
    "method": "post",
    "path": "/v1/audio/speech",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "speech",
      "model": "body.model",
      "prompts": [
        "input",
        "instructions",
        "response_format",
        "stream_format",
        "voice"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": "SpeechStreamEvent",
      "liveUpload": null,
      "bills": "characters",
      "cors": false,
      "aliases": [
        "/openai/v1/audio/speech"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "SpeechRequest"
    },
    "optionalFields": [
      "model",
      "voice",
      "instructions",
      "response_format",
      "speed",
      "stream_format",
      "guardrails"
    ],
    "consumed": "createSpeechConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "audio/mpeg": null,
          "audio/opus": null,
          "audio/webm": null,
          "audio/aac": null,
          "audio/flac": null,
          "audio/wav": null,
          "audio/pcm": null,
          "text/event-stream": "SpeechStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createAudioGeneration",
    "method": "post",
    "path": "/v1/audio/generations",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "speech",
      "model": "body.model",
      "prompts": [
        "input",
        "instructions",
        "response_format",
        "stream_format",
        "voice"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": "SpeechStreamEvent",
      "liveUpload": null,
      "bills": "characters",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "SpeechRequest"
    },
    "optionalFields": [
      "model",
      "voice",
      "instructions",
      "response_format",
      "speed",
      "stream_format",
      "guardrails"
    ],
    "consumed": "createAudioGenerationConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "audio/mpeg": null,
          "audio/opus": null,
          "audio/webm": null,
          "audio/aac": null,
          "audio/flac": null,
          "audio/wav": null,
          "audio/pcm": null,
          "text/event-stream": "SpeechStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createTranscription",
    "method": "post",
    "path": "/v1/audio/transcriptions",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "transcription",
      "model": "body.model",
      "prompts": [
        "prompt",
        "chunking_strategy",
        "include[]",
        "language",
        "response_format",
        "timestamp_granularities[]"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": "TranscriptionStreamEvent",
      "liveUpload": null,
      "bills": "seconds",
      "cors": false,
      "aliases": [
        "/openai/v1/audio/transcriptions"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "createTranscriptionFields"
    },
    "optionalFields": [],
    "consumed": "createTranscriptionConsumed",
    "parameters": null,
    "binaryParts": [
      "file"
    ],
    "requiredParts": [
      "file",
      "model"
    ],
    "arrayParts": [
      "timestamp_granularities[]",
      "include[]",
      "guardrails"
    ],
    "textParts": [
      "model",
      "language",
      "prompt",
      "response_format",
      "temperature",
      "stream",
      "chunking_strategy"
    ],
    "responses": {
      "200": {
        "content": {
          "application/json": "CreateTranscription200Body",
          "text/plain": null,
          "application/x-subrip": null,
          "text/vtt": null,
          "text/event-stream": "TranscriptionStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createTranscriptionStream",
    "method": "post",
    "path": "/v1/audio/transcriptions/stream",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "transcription",
      "model": "body.model",
      "prompts": [
        "prompt",
        "chunking_strategy",
        "include[]",
        "language",
        "response_format",
        "timestamp_granularities[]"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": "TranscriptionStreamEvent",
      "liveUpload": null,
      "bills": "seconds",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "createTranscriptionStreamFields"
    },
    "optionalFields": [],
    "consumed": "createTranscriptionStreamConsumed",
    "parameters": null,
    "binaryParts": [
      "file"
    ],
    "requiredParts": [
      "file",
      "model"
    ],
    "arrayParts": [
      "timestamp_granularities[]",
      "include[]",
      "guardrails"
    ],
    "textParts": [
      "model",
      "language",
      "prompt",
      "response_format",
      "temperature",
      "stream",
      "chunking_strategy"
    ],
    "responses": {
      "200": {
        "content": {
          "text/event-stream": "TranscriptionStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createTranscriptionStreamInput",
    "method": "post",
    "path": "/v1/audio/transcriptions/stream_input",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "transcription",
      "model": "body.model",
      "prompts": [
        "prompt",
        "chunking_strategy",
        "include[]",
        "language",
        "response_format",
        "timestamp_granularities[]"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": "TranscriptionStreamEvent",
      "liveUpload": "file",
      "bills": "seconds",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "createTranscriptionStreamInputFields"
    },
    "optionalFields": [],
    "consumed": "createTranscriptionStreamInputConsumed",
    "parameters": null,
    "binaryParts": [
      "file"
    ],
    "requiredParts": [
      "file",
      "model"
    ],
    "arrayParts": [
      "timestamp_granularities[]",
      "include[]",
      "guardrails"
    ],
    "textParts": [
      "model",
      "language",
      "prompt",
      "response_format",
      "temperature",
      "stream",
      "chunking_strategy"
    ],
    "responses": {
      "200": {
        "content": {
          "text/event-stream": "TranscriptionStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createImage",
    "method": "post",
    "path": "/v1/images/generations",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "image_generation",
      "model": "body.model",
      "prompts": [
        "prompt",
        "background",
        "moderation",
        "output_format",
        "quality",
        "response_format",
        "size",
        "style"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "user"
      ],
      "streams": "ImageStreamEvent",
      "liveUpload": null,
      "bills": "images",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ImageGenerationRequest"
    },
    "optionalFields": [
      "model",
      "n",
      "size",
      "quality",
      "response_format",
      "background",
      "output_format",
      "output_compression",
      "style",
      "user",
      "stream",
      "partial_images",
      "moderation",
      "guardrails"
    ],
    "consumed": "createImageConsumed",
    "parameters": null,
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ImageResult",
          "text/event-stream": "ImageStreamEvent"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createImageVariation",
    "method": "post",
    "path": "/v1/images/variations",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "image_variation",
      "model": "body.model",
      "prompts": [
        "response_format",
        "size"
      ],
      "notPrompts": [
        "model",
        "guardrails",
        "user"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "images",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "createImageVariationFields"
    },
    "optionalFields": [],
    "consumed": "createImageVariationConsumed",
    "parameters": null,
    "binaryParts": [
      "image"
    ],
    "requiredParts": [
      "model",
      "image"
    ],
    "arrayParts": [
      "guardrails"
    ],
    "textParts": [
      "model",
      "n",
      "response_format",
      "size",
      "user"
    ],
    "responses": {
      "200": {
        "content": {
          "application/json": "ImageResult"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "createOcr",
    "method": "post",
    "path": "/v1/ocr",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": "ocr",
      "model": "body.model",
      "prompts": [
        "bbox_annotation_format",
        "document_annotation_format",
        "confidence_scores_granularity",
        "document",
        "document_base64",
        "document_url",
        "image_url",
        "pages",
        "table_format"
      ],
      "notPrompts": [
        "model",
        "guardrails"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "pages",
      "cors": false
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "createOcrFields"
    },
    "optionalFields": [],
    "consumed": "createOcrConsumed",
    "parameters": null,
    "binaryParts": [
      "file"
    ],
    "requiredParts": [],
    "arrayParts": [
      "guardrails"
    ],
    "textParts": [
      "model",
      "document",
      "document_url",
      "image_url",
      "document_base64",
      "pages",
      "include_image_base64",
      "image_limit",
      "image_min_size",
      "confidence_scores_granularity",
      "table_format",
      "bbox_annotation_format",
      "document_annotation_format"
    ],
    "responses": {
      "200": {
        "content": {
          "application/json": "OcrResult"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "ratelimit-policy",
          "ratelimit",
          "x-gateway-deployment",
          "x-gateway-model",
          "x-gateway-cost-eur"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "403": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "429": {
        "content": {
          "text/plain": null,
          "application/json": "ProjectBudgetStatus"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after",
          "retry-after-ms",
          "ratelimit-policy",
          "ratelimit",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "502": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "ModelUnavailableBody"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "504": {
        "content": {
          "text/html": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "uploadFile",
    "method": "post",
    "path": "/v1/files",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [
        "purpose"
      ],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/files"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "multipart/form-data": "uploadFileFields"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": null,
    "binaryParts": [
      "file"
    ],
    "requiredParts": [
      "file"
    ],
    "arrayParts": [],
    "textParts": [
      "purpose"
    ],
    "responses": {
      "200": {
        "content": {
          "application/json": "FileRecord"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null,
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "415": {
        "content": {
          "application/json": "ModelError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry",
          "accept-encoding"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "listFiles",
    "method": "get",
    "path": "/v1/files",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/files"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listFilesParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "FileList"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "getFile",
    "method": "get",
    "path": "/v1/files/{file_id}",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/files/{file_id}"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getFileParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "FileRecord"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "deleteFile",
    "method": "delete",
    "path": "/v1/files/{file_id}",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/files/{file_id}"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "deleteFileParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Empty"
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  },
  {
    "operationId": "getFileContent",
    "method": "get",
    "path": "/v1/files/{file_id}/content",
    "greedyParameters": [],
    "reservedSegments": [],
    "errorDialect": "model",
    "gateway": {
      "capability": null,
      "model": null,
      "prompts": [],
      "notPrompts": [],
      "streams": null,
      "liveUpload": null,
      "bills": "none",
      "cors": false,
      "aliases": [
        "/openai/v1/files/{file_id}/content"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getFileContentParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/octet-stream": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "400": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "401": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "404": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "413": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "422": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "500": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      },
      "503": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "retry-after"
        ]
      }
    }
  }
];

/** The limits of the contract (docs/specification.md#limits). */
export const limits: ContractLimits = {
  "requestBodyBytes": 500000000,
  "bodyValues": 500000,
  "bodyNesting": 128,
  "stalledUploadMs": 60000,
  "headerLineBytes": 8192,
  "headerBytes": 32768,
  "modelOutputMs": 600000
};

/** Responses outside of operations: `x-gateway-server` of the contract. */
export const serverResponses: Readonly<Record<string, ResponseRow>> = {
  "unknownPath": {
    "content": {
      "text/plain": null
    },
    "headers": [
      "x-request-id",
      "request-id",
      "x-should-retry"
    ]
  },
  "wrongMethod": {
    "content": {},
    "headers": [
      "x-request-id",
      "request-id",
      "x-should-retry",
      "allow"
    ]
  },
  "preflight": {
    "content": {},
    "headers": [
      "x-request-id",
      "request-id",
      "access-control-allow-origin",
      "access-control-expose-headers",
      "access-control-allow-methods",
      "access-control-allow-headers",
      "access-control-max-age"
    ]
  },
  "home": {
    "content": {},
    "headers": [
      "x-request-id",
      "request-id",
      "location"
    ]
  },
  "malformedRequest": {
    "content": {
      "text/plain": null
    },
    "headers": [
      "x-request-id",
      "request-id",
      "x-should-retry"
    ]
  },
  "stalledRequest": {
    "content": {
      "text/plain": null
    },
    "headers": [
      "x-request-id",
      "request-id"
    ]
  }
};

/** The names of the contract's response headers. */
export const responseHeaders: readonly string[] = [
  "X-Request-Id",
  "request-id",
  "Retry-After",
  "retry-after-ms",
  "RateLimit-Policy",
  "RateLimit",
  "x-gateway-deployment",
  "x-gateway-model",
  "x-gateway-cost-eur",
  "x-gateway-omitted-tools",
  "x-should-retry",
  "Location",
  "Accept-Encoding",
  "Allow",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Headers",
  "Access-Control-Max-Age"
];
