import { join } from 'node:path';
import { generateAll } from './generation/generate-all.ts';

const root = join(import.meta.dirname, '..');
const [contractFile = join(root, 'openapi.yaml'), folder = join(root, 'generated')] = process.argv.slice(2);

await generateAll(contractFile, folder);
