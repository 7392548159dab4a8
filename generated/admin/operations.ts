// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import type { RequestBounds, OperationRow, ResponseRow } from '../../contract/operation.ts';
import type { OperationId } from './contract.ts';

/** An operation of this contract. */
export type Operation = OperationRow<OperationId>;

export const operations: readonly Operation[] = [
  {
    "operationId": "listTokens",
    "method": "get",
    "path": "/admin/tokens",
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
      "roles": [
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listTokensParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "TokenList"
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
    "operationId": "createToken",
    "method": "post",
    "path": "/admin/tokens",
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
      "roles": [
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewToken"
    },
    "optionalFields": [
      "organisation"
    ],
    "consumed": null,
    "parameters": "createTokenParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "CreatedToken"
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
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "revokeToken",
    "method": "delete",
    "path": "/admin/tokens/{token_id}",
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
      "roles": [
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "revokeTokenParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Token"
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
    "operationId": "listOrganisations",
    "method": "get",
    "path": "/admin/organisations",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listOrganisationsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "OrganisationList"
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
    "operationId": "createOrganisation",
    "method": "post",
    "path": "/admin/organisations",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewOrganisation"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "createOrganisationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "Organisation"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "getOrganisation",
    "method": "get",
    "path": "/admin/organisations/{organisation}",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getOrganisationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Organisation"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "updateOrganisation",
    "method": "patch",
    "path": "/admin/organisations/{organisation}",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewOrganisation"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "updateOrganisationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Organisation"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "deleteOrganisation",
    "method": "delete",
    "path": "/admin/organisations/{organisation}",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "deleteOrganisationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Organisation"
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
    "operationId": "listProjects",
    "method": "get",
    "path": "/admin/projects",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listProjectsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectList"
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
    "operationId": "createProject",
    "method": "post",
    "path": "/admin/projects",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewProject"
    },
    "optionalFields": [
      "organisation",
      "models",
      "required_tags"
    ],
    "consumed": null,
    "parameters": "createProjectParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "Project"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "getProject",
    "method": "get",
    "path": "/admin/projects/{project}",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getProjectParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Project"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "updateProject",
    "method": "patch",
    "path": "/admin/projects/{project}",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ProjectChange"
    },
    "optionalFields": [
      "name",
      "models",
      "required_tags"
    ],
    "consumed": null,
    "parameters": "updateProjectParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Project"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "deleteProject",
    "method": "delete",
    "path": "/admin/projects/{project}",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "deleteProjectParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectDeletion"
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
    "operationId": "listProjectModels",
    "method": "get",
    "path": "/admin/projects/{project}/models",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listProjectModelsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectModelList"
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
    "operationId": "updateProjectModel",
    "method": "patch",
    "path": "/admin/projects/{project}/models/{model}",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "ProjectModelChange"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "updateProjectModelParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectModel"
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
    "operationId": "getQuota",
    "method": "get",
    "path": "/admin/projects/{project}/quota",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getQuotaParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Quota"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "updateQuota",
    "method": "patch",
    "path": "/admin/projects/{project}/quota",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "QuotaChange"
    },
    "optionalFields": [
      "max_bytes",
      "max_count"
    ],
    "consumed": null,
    "parameters": "updateQuotaParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Quota"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "getBudget",
    "method": "get",
    "path": "/admin/projects/{project}/budget",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Budget"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "updateBudget",
    "method": "patch",
    "path": "/admin/projects/{project}/budget",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "BudgetChange"
    },
    "optionalFields": [
      "limit_eur_cents",
      "raise_eur_cents"
    ],
    "consumed": null,
    "parameters": "updateBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Budget"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "createKey",
    "method": "post",
    "path": "/admin/projects/{project}/keys",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewKey"
    },
    "optionalFields": [
      "models",
      "expires_at",
      "requests_per_minute"
    ],
    "consumed": null,
    "parameters": "createKeyParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "CreatedKey"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "listKeys",
    "method": "get",
    "path": "/admin/keys",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listKeysParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "KeyList"
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
    "operationId": "getKey",
    "method": "get",
    "path": "/admin/keys/{key_id}",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getKeyParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Key"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "updateKey",
    "method": "patch",
    "path": "/admin/keys/{key_id}",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "KeyChange"
    },
    "optionalFields": [
      "name",
      "models",
      "expires_at",
      "requests_per_minute"
    ],
    "consumed": null,
    "parameters": "updateKeyParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Key"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "revokeKey",
    "method": "delete",
    "path": "/admin/keys/{key_id}",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "revokeKeyParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Key"
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
    "operationId": "rotateKey",
    "method": "post",
    "path": "/admin/keys/{key_id}/rotate",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "KeyRotation"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "rotateKeyParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "RotatedKey"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "listBudgets",
    "method": "get",
    "path": "/admin/budgets",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listBudgetsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "BudgetList"
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
    "operationId": "createBudget",
    "method": "post",
    "path": "/admin/budgets",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "NewBudget"
    },
    "optionalFields": [
      "model",
      "tag",
      "soft"
    ],
    "consumed": "createBudgetConsumed",
    "parameters": "createBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "201": {
        "content": {
          "application/json": "Budget"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "readBudget",
    "method": "get",
    "path": "/admin/budgets/{budget}",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "readBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Budget"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
    "operationId": "changeBudget",
    "method": "patch",
    "path": "/admin/budgets/{budget}",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "BudgetUpdate"
    },
    "optionalFields": [
      "limit_eur_cents",
      "raise_eur_cents",
      "soft",
      "next_limit_eur_cents",
      "top_up"
    ],
    "consumed": null,
    "parameters": "changeBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Budget"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "etag"
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
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
        ]
      },
      "412": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "deleteBudget",
    "method": "delete",
    "path": "/admin/budgets/{budget}",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "deleteBudgetParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "BudgetDeletion"
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
    "operationId": "listAlerts",
    "method": "get",
    "path": "/admin/alerts",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listAlertsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "AlertList"
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
    "operationId": "testAlert",
    "method": "post",
    "path": "/admin/alerts/test",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "testAlertParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "AlertTest"
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
    "operationId": "reportUsage",
    "method": "get",
    "path": "/admin/usage",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "reportUsageParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "UsageReport"
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
    "operationId": "listCalls",
    "method": "get",
    "path": "/admin/calls",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listCallsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "CallList"
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
    "operationId": "getCall",
    "method": "get",
    "path": "/admin/calls/{request_id}",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getCallParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "FoundCall"
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
    "operationId": "changeInBulk",
    "method": "post",
    "path": "/admin/bulk",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "BulkRequest"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "changeInBulkParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "BulkOutcome"
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
      "408": {
        "content": {
          "text/plain": null
        },
        "headers": [
          "x-request-id",
          "request-id"
        ]
      },
      "409": {
        "content": {
          "application/json": "DetailError"
        },
        "headers": [
          "x-request-id",
          "request-id",
          "x-should-retry"
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
    "operationId": "applyOrganisations",
    "method": "post",
    "path": "/admin/apply",
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
      "roles": [
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "OrganisationFile"
    },
    "optionalFields": [],
    "consumed": null,
    "parameters": "applyOrganisationsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Application"
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
    "operationId": "exportOrganisations",
    "method": "get",
    "path": "/admin/export",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "exportOrganisationsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "OrganisationFile"
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
    "operationId": "listAuditEntries",
    "method": "get",
    "path": "/admin/audit",
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
      "roles": [
        "finance",
        "operator",
        "admin"
      ]
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listAuditEntriesParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "AuditList"
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
    "operationId": "verifyAudit",
    "method": "get",
    "path": "/admin/audit/verification",
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
      "roles": [
        "finance",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "verifyAuditParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "AuditVerification"
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
    "operationId": "getOverview",
    "method": "get",
    "path": "/admin/overview",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getOverviewParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Overview"
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
    "operationId": "listDeployments",
    "method": "get",
    "path": "/admin/deployments",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listDeploymentsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "DeploymentList"
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
    "operationId": "restoreDeployment",
    "method": "post",
    "path": "/admin/deployments/{deployment}/restore",
    "greedyParameters": [
      "deployment"
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "restoreDeploymentParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Restoration"
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
    "operationId": "explainRoute",
    "method": "post",
    "path": "/admin/routes/explain",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "RouteQuery"
    },
    "optionalFields": [
      "headers",
      "body",
      "stream",
      "project_id"
    ],
    "consumed": "explainRouteConsumed",
    "parameters": "explainRouteParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "RouteExplanation"
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
    "operationId": "tryGuardrails",
    "method": "post",
    "path": "/admin/guardrails/try",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": true,
    "request": {
      "application/json": "GuardrailQuery"
    },
    "optionalFields": [
      "model",
      "guardrails"
    ],
    "consumed": "tryGuardrailsConsumed",
    "parameters": "tryGuardrailsParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "GuardrailTrial"
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
    "operationId": "listPrices",
    "method": "get",
    "path": "/admin/prices",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "listPricesParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "PriceList"
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
    "operationId": "getConfiguration",
    "method": "get",
    "path": "/admin/configuration",
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
      "roles": [
        "viewer",
        "finance",
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "getConfigurationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Configuration"
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
    "operationId": "checkConfiguration",
    "method": "post",
    "path": "/admin/configuration/check",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "checkConfigurationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "ConfigurationCheck"
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
    "operationId": "reloadConfiguration",
    "method": "post",
    "path": "/admin/configuration/reload",
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
      "roles": [
        "operator",
        "admin"
      ],
      "allOrganisations": true
    },
    "keyRequired": "required",
    "bodyRequired": false,
    "request": {},
    "optionalFields": [],
    "consumed": null,
    "parameters": "reloadConfigurationParameters",
    "binaryParts": [],
    "requiredParts": [],
    "arrayParts": [],
    "textParts": [],
    "responses": {
      "200": {
        "content": {
          "application/json": "Reload"
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
export const limits: RequestBounds = {
  "requestBodyBytes": 1000000,
  "bodyValues": 500000,
  "bodyNesting": 128,
  "stalledUploadMs": 60000,
  "headerLineBytes": 8192,
  "headerBytes": 32768
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
  },
  "otherName": {
    "content": {
      "application/json": "DetailError"
    },
    "headers": [
      "x-request-id",
      "request-id",
      "x-should-retry"
    ]
  },
  "otherOrigin": {
    "content": {
      "application/json": "DetailError"
    },
    "headers": [
      "x-request-id",
      "request-id",
      "x-should-retry"
    ]
  }
};

/** The names of the contract's response headers. */
export const responseHeaders: readonly string[] = [
  "X-Request-Id",
  "request-id",
  "ETag",
  "Retry-After",
  "x-should-retry",
  "Location",
  "Accept-Encoding",
  "Allow"
];
