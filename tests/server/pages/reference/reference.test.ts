import { expect, test } from '@jest/globals';
import { createReference } from '../../../../server/pages/reference/reference.ts';
import type { ContractDocument } from '../../../../server/pages/reference/contract-document.ts';

const EVIL = '<script>alert(1)</script>"\'&';

const CONTRACT: ContractDocument = {
  info: { title: EVIL, version: EVIL, description: `${EVIL} \`${EVIL}\` **${EVIL}**` },
  tags: [{ name: 'Things', description: EVIL }],
  paths: {
    '/things/{id}': {
      post: {
        operationId: 'createThing',
        tags: ['Things'],
        summary: EVIL,
        description: EVIL,
        parameters: [
          { name: 'id', in: 'path', required: true, description: EVIL, schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Thing' },
              example: { name: EVIL, colour: 'red', parts: [{ name: 'a' }] },
            },
          },
        },
        responses: { '200': { description: EVIL }, '429': { description: 'Slower.', content: {} } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          weight: { type: 'integer', minimum: 1, maximum: 9, description: 'In kilograms.' },
          colour: { type: 'string', enum: ['red', EVIL] },
          name: { type: 'string', description: EVIL },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
    },
  },
};

const reference = createReference(CONTRACT, EVIL, {
  address: 'http://127.0.0.1:1',
  header: { name: 'X-API-Key', prefix: '' },
  variable: 'KEY',
  client: { package: 'sdk', className: 'Client', option: 'apiKey' },
});
const page = async (path: string): Promise<string> => (await reference.pages.get(path)?.()) ?? '';

test.each([...reference.pages.keys(), 'search'])(
  'the page %s shows texts of the contract as text',
  async (path) => {
    const text = await (path === 'search' ? reference.search(EVIL) : page(path));
    expect(text).toContain('&lt;script&gt;');
    expect(text.replaceAll(/<script src="[^"]+" defer><\/script>/g, '')).not.toContain('<script');
  },
);

test('required fields come first, then those of the example, and the others are folded', async () => {
  const text = await page('/docs/createThing');
  const places = [
    '<h3>Required',
    'id="field-name"',
    '<h3>Often used',
    'id="field-colour"',
    '1 more fields',
    'id="field-weight"',
  ];
  const found = places.map((place) => text.indexOf(place));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text).toContain('1 to 9');
});

test('a schema within itself ends', async () => {
  expect(await page('/docs/createThing')).toContain('list of objects');
});

test('the search finds operations and fields, the exact name first', async () => {
  const found = [...(await reference.search('weight')).matchAll(/<li>\s*<a href="([^"]+)">/g)].map(
    ([, href]) => href,
  );
  expect(found).toContain('/docs/createThing#field-weight');
  expect(await reference.search('creatething post')).toContain('href="/docs/createThing"');
  expect(await reference.search('nothing like it')).toContain('Nothing was found.');
});

test('errors stand under what can be done about them', async () => {
  const text = await page('/docs/errors');
  expect(text).toContain('Wait, then send it again');
  expect(text).toContain('<strong>429</strong>');
  expect(text).not.toContain('Check the key');
});

test.each(['/docs/createThing', '/docs/errors'])(
  'other requests are served while %s is written',
  async (path) => {
    let turns = 0;
    let isWritten = false;
    const count = (): void => {
      turns += 1;
      if (!isWritten) setImmediate(count);
    };
    setImmediate(count);
    await page(path);
    isWritten = true;
    expect(turns).toBeGreaterThanOrEqual(4);
  },
);
