import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigurationSource } from '../../server/configuration/configuration-source.ts';
import { readSettings } from '../../server/settings.ts';

const log = pino({ level: 'silent' });

async function modelsWith(engines: string): Promise<string[]> {
  const settings = readSettings({ GATEWAY_ENGINES: engines, GATEWAY_DISCOVERY: 'off' });
  // No such file: the built-in catalogue.
  const configurationPath = join(import.meta.dirname, 'no-such-gateway.yaml');
  const { catalogue } = await new ConfigurationSource({ ...settings, configurationPath }, {}, log).load();
  return [...catalogue.models.keys()];
}

test('disabled engines serve no models', async () => {
  expect(await modelsWith('off')).toEqual([]);
  expect(await modelsWith('extractive')).toEqual(['embedded/extractive']);
  expect(await modelsWith('on')).toEqual(expect.arrayContaining(['embedded/rerank', 'embedded/language']));
});
