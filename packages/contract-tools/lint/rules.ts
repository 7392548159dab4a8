import { boundsRule } from './bounds.ts';
import { derivedRule } from './derived.ts';
import { errorsRule } from './errors.ts';
import { examplesRule } from './examples.ts';
import type { Rule } from './finding.ts';
import { gatewayExtensionRule } from './gateway-extension.ts';
import { limitsRule } from './limits.ts';
import { mediaTypesRule } from './media-types.ts';
import { operationsRule } from './operations.ts';
import { parametersRule } from './parameters.ts';
import { promptsRule } from './prompts.ts';
import { streamEndsRule } from './stream-ends.ts';
import { proseRule } from './prose.ts';
import { rangesRule } from './ranges.ts';
import { securityRule } from './security.ts';
import { streamsRule } from './streams.ts';
import { unionsRule } from './unions.ts';
import { unusedRule } from './unused.ts';

/** The rules of the gateway, by their names in `redocly.yaml` after `gateway/`. */
export const rules: Readonly<Record<string, Rule>> = {
  operations: operationsRule,
  security: securityRule,
  parameters: parametersRule,
  extension: gatewayExtensionRule,
  streams: streamsRule,
  'stream-ends': streamEndsRule,
  prompts: promptsRule,
  errors: errorsRule,
  examples: examplesRule,
  unused: unusedRule,
  bounds: boundsRule,
  derived: derivedRule,
  limits: limitsRule,
  'media-types': mediaTypesRule,
  ranges: rangesRule,
  prose: proseRule,
  unions: unionsRule,
};
