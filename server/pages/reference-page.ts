/** Returns the page of the API reference, with Swagger UI. */
export function referencePage(title: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
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
}

/** Shows the contract with the address of the page as server. */
export const REFERENCE_SCRIPT = `fetch('/docs/contract.json').then((response) => response.json()).then((contract) => {
  contract.servers = [{ url: window.location.origin }];
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
