/** The page of the API reference, which holds nothing but Swagger UI. */
export const REFERENCE_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inference API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="icon" href="/docs/assets/favicon-32x32.png">
</head>
<body>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

/**
 * Shows the contract with the address that the page was opened at and, in its examples, models that the gateway serves: for each
 * operation the first one of its kind. Without a served model of the kind, the contract's own example stays.
 */
export const REFERENCE_SCRIPT = `const load = (path) => fetch(path).then((response) => (response.ok ? response.json() : { data: [] }));

function modelFor(operation, served) {
  const capability = operation['x-gateway']?.capability;
  if (!capability) return undefined;
  return served.find(({ model_info }) => model_info.mode === capability)?.model_name;
}

function withModel(value, model) {
  return value !== null && typeof value === 'object' && 'model' in value ? { ...value, model } : value;
}

function offerModels(contract, served) {
  for (const path of Object.values(contract.paths)) {
    for (const operation of Object.values(path)) {
      const model = modelFor(operation, served);
      if (model === undefined) continue;
      for (const content of Object.values(operation.requestBody?.content ?? {})) {
        if (content.example !== undefined) content.example = withModel(content.example, model);
        for (const example of Object.values(content.examples ?? {})) example.value = withModel(example.value, model);
      }
    }
  }
  const [first] = served;
  for (const parameter of contract.paths['/v1/models/{model}']?.get.parameters ?? [])
    if (parameter.name === 'model' && first) parameter.example = first.model_name;
}

Promise.all([load('/openapi.json'), load('/v1/model/info')]).then(([contract, { data }]) => {
  contract.servers = [{ url: window.location.origin }];
  offerModels(contract, data);
  SwaggerUIBundle({
    spec: contract,
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    plugins: [searchOperations],
    persistAuthorization: true,
    requestSnippetsEnabled: false,
    syntaxHighlight: { activated: false },
    validatorUrl: null,
  });
});

/** Swagger UI filters by tag alone; here by path, id and summary too. */
function searchOperations() {
  const matches = (text) => (entry) => {
    const operation = entry.get('operation');
    const parts = [entry.get('path'), entry.get('method'), operation.get('operationId'), operation.get('summary')];
    return parts.join(' ').toLowerCase().includes(text);
  };
  return {
    fn: {
      opsFilter: (tags, phrase) => {
        const text = phrase.toLowerCase();
        return tags
          .map((tag, name) =>
            name.toLowerCase().includes(text) ? tag : tag.set('operations', tag.get('operations').filter(matches(text))),
          )
          .filter((tag) => tag.get('operations').size > 0);
      },
    },
  };
}
`;
