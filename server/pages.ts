import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { Router, type Response } from 'express';

const require = createRequire(import.meta.url);
const CONTRACT_PATH = new URL('../openapi.yaml', import.meta.url);

/** Everything comes from this server, and nothing may be fetched from elsewhere. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

const PAGE = `<!DOCTYPE html>
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

/** The page tries operations out at the address that it was opened at. */
const SCRIPT = `fetch('/openapi.json').then((response) => response.json()).then((contract) => {
  contract.servers = [{ url: window.location.origin }];
  SwaggerUIBundle({
    spec: contract,
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  });
});
`;

/** The API reference at `/docs` and the contract itself, wholly offline. */
export async function createPages(contractJson: string): Promise<Router> {
  const contractYaml = await readFile(CONTRACT_PATH, 'utf8');
  const assets = dirname(require.resolve('swagger-ui-dist/package.json'));
  const router = Router();
  const send = (contentType: string, body: string) => (_request: unknown, response: Response) => {
    response.set({
      'content-type': contentType,
      'content-security-policy': PAGE_POLICY,
      'x-content-type-options': 'nosniff',
    });
    response.send(body);
  };
  router.get('/openapi.yaml', send('application/yaml; charset=utf-8', contractYaml));
  router.get('/openapi.json', send('application/json; charset=utf-8', contractJson));
  router.get('/docs', send('text/html; charset=utf-8', PAGE));
  router.get('/docs/reference.js', send('text/javascript; charset=utf-8', SCRIPT));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    router.use(`/docs/assets/${name}`, express.static(join(assets, name)));
  }
  return router;
}
