import { join } from 'node:path';
import ts from 'typescript';

const OPENAI_ITEMS = ['OpenAI.Responses.ResponseInputItem', 'OpenAI.Responses.ResponseOutputItem'];
const OPENAI_PARTS = [
  'OpenAI.Responses.ResponseInputContent',
  "Exclude<OpenAI.Responses.ResponseInputItem.FunctionCallOutput['output'], string>[number]",
];

/** The unions of the vendors' SDKs whose variants a schema of the contract stands for. */
const UNIONS: Readonly<Record<string, readonly string[]>> = {
  ChatOtherPart: ['OpenAI.Chat.Completions.ChatCompletionContentPart'],
  ChatOtherToolCall: ['OpenAI.Chat.Completions.ChatCompletionMessageToolCall'],
  ChatOtherTool: ['OpenAI.Chat.Completions.ChatCompletionTool'],
  ChatOtherToolChoice: ['OpenAI.Chat.Completions.ChatCompletionToolChoiceOption'],
  ChatOtherFormat: ["NonNullable<OpenAI.Chat.Completions.ChatCompletionCreateParams['response_format']>"],
  MessageOtherImageSource: ['Anthropic.Beta.BetaImageBlockParam["source"]'],
  MessageOtherDocumentSource: ['Anthropic.Beta.BetaRequestDocumentBlock["source"]'],
  MessageOtherBlock: [
    'Anthropic.ContentBlockParam',
    'Anthropic.ContentBlock',
    'Anthropic.Beta.BetaContentBlockParam',
    'Anthropic.Beta.BetaContentBlock',
    "Exclude<NonNullable<Anthropic.ToolResultBlockParam['content']>, string>[number]",
    "Exclude<NonNullable<Anthropic.Beta.BetaToolResultBlockParam['content']>, string>[number]",
  ],
  MessageOtherTool: ['Anthropic.ToolUnion', 'Anthropic.Beta.BetaToolUnion'],
  MessageOtherFormat: ["NonNullable<Anthropic.OutputConfig['format']>"],
  ResponseOtherPart: OPENAI_PARTS,
  ResponseOtherItem: OPENAI_ITEMS,
  ResponseOtherTool: ['OpenAI.Responses.Tool'],
  ResponseOtherToolChoice: ["NonNullable<OpenAI.Responses.ResponseCreateParams['tool_choice']>"],
  ResponseOtherFormat: ['OpenAI.Responses.ResponseFormatTextConfig'],
  DecisionOtherPart: OPENAI_PARTS,
  DecisionOtherItem: OPENAI_ITEMS,
};

/** The variants of such unions that the contract does not describe. */
export interface VendorKinds {
  /** Values of `type`. */
  kinds: string[];
  /** Properties that a variant of these kinds may have, without `type`. */
  properties: string[];
}

/** Reads the kinds that the installed SDKs of the vendors declare for a schema, except those that the contract has. */
export function vendorKinds(schema: string, known: ReadonlySet<string>): VendorKinds {
  const kinds = new Set<string>();
  const properties = new Set<string>();
  for (const variant of variants().get(schema) ?? []) {
    const others = variant.kinds.filter((kind) => !known.has(kind));
    for (const kind of others) kinds.add(kind);
    if (others.length > 0) for (const property of variant.properties) properties.add(property);
  }
  return { kinds: [...kinds].sort(), properties: [...properties].sort() };
}

/** One variant of a union. It can have several values of `type`, such as the versions of a tool. */
type Variant = VendorKinds;

let read: Map<string, Variant[]> | undefined;

/** Asks the compiler once for a process: it has to read the declarations of both packages. */
function variants(): Map<string, Variant[]> {
  return (read ??= readVariants());
}

function readVariants(): Map<string, Variant[]> {
  const file = join(import.meta.dirname, 'vendor-unions.ts');
  const text =
    `import type OpenAI from 'openai';\nimport type Anthropic from '@anthropic-ai/sdk';\n` +
    Object.entries(UNIONS)
      .map(([schema, unions]) => `export type ${schema} = ${unions.join(' | ')};\n`)
      .join('');
  const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, strict: true, types: ['node'] };
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : onDisk(name, target);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  return new Map(
    aliases.map(({ name }) => [name.text, variantsOf(name.text, checker.getTypeAtLocation(name), checker)]),
  );
}

function variantsOf(schema: string, union: ts.Type, checker: ts.TypeChecker): Variant[] {
  const types = union.isUnion() ? union.types : [union];
  const found = types.flatMap((type) => {
    const property = checker.getPropertyOfType(type, 'type');
    if (property === undefined || type.isStringLiteral()) return [];
    const values = checker.getTypeOfSymbol(property);
    const kinds = (values.isUnion() ? values.types : [values]).flatMap((one) =>
      one.isStringLiteral() ? [one.value] : [],
    );
    const properties = checker.getPropertiesOfType(type).map((one) => one.name);
    return [{ kinds, properties: properties.filter((name) => name !== 'type') }];
  });
  // The packages have renamed types before: without this, the SDK would lose their kinds silently.
  if (found.length === 0) throw new Error(`the SDKs of the vendors have no kinds for ${schema}`);
  return found;
}
