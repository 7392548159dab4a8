import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../deploy/deploy-files.ts';
import type { Tree } from '../deploy/tree.ts';

interface KubernetesModel {
  validate(): void;
}
type ModelClass = new (data: unknown) => KubernetesModel;

/** Throws where an object breaks the schema of its kind in the API of Kubernetes. */
export async function checkSchema(manifest: Tree): Promise<void> {
  const kind = manifest.at('kind').text;
  // The package has a module of this form for every kind of the API.
  const models = (await import(moduleOf(manifest))) as Record<string, ModelClass>;
  const Model = models[kind];
  if (Model === undefined) throw new Error(`there is no ${kind}`);
  new Model(manifest.value).validate();
}

/**
 * What the compiler says of the manifests as values of the API's types. Those know every key, where the schemas let unknown ones
 * pass.
 */
export function typeFaults(manifests: readonly Tree[]): string[] {
  const path = join(ROOT, 'tests/chart/manifests-as-values.ts');
  const text = manifests.map(declarationOf).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (name) => name === path || fileExists(name);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function declarationOf(manifest: Tree, index: number): string {
  const type = `import('${moduleOf(manifest)}').I${manifest.at('kind').text}`;
  return `export const manifest${index}: ${type} = ${JSON.stringify(manifest.value)};`;
}

function moduleOf(manifest: Tree): string {
  const version = manifest.at('apiVersion').text;
  const found = version.startsWith('monitoring.coreos.com/')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models';
  return `${found}/${version}/${manifest.at('kind').text}`;
}
