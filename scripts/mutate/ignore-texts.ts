/** The used part of a node of Babel's syntax tree. */
interface SyntaxNode {
  type: string;
  name?: string;
  /** The callee of `new` or of a call. */
  callee?: SyntaxNode;
  /** The object and property of `a.b` or `a.#b`. */
  object?: SyntaxNode;
  property?: SyntaxNode;
  id?: SyntaxNode;
  /** The properties of an object, or the key and value of a property. */
  properties?: SyntaxNode[];
  key?: SyntaxNode;
}

interface SyntaxPath {
  node: SyntaxNode;
  parent: SyntaxNode | null;
}

const IGNORED = 'the wording of logs and internal messages is not tested';
const TEXTS: ReadonlySet<string> = new Set(['StringLiteral', 'TemplateLiteral']);

/** Ignores mutants of texts that no client reads: log messages, messages of exceptions and `internal` texts of failures. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts-for-developers', value: { shouldIgnore } }];

function shouldIgnore({ node, parent }: SyntaxPath): string | undefined {
  if (isInternalOnly(node) || (TEXTS.has(node.type) && parent !== null && isForDevelopers(parent)))
    return IGNORED;
  return undefined;
}

function isForDevelopers(parent: SyntaxNode): boolean {
  switch (parent.type) {
    case 'ObjectProperty':
      return parent.key?.name === 'internal';
    case 'NewExpression':
      return parent.callee?.name?.endsWith('Error') === true;
    case 'CallExpression':
      return isLogger(parent.callee?.object);
    default:
      return false;
  }
}

/** Whether the node is `{ internal: 'text' }`, which is equivalent to an empty object. */
function isInternalOnly({ type, properties = [] }: SyntaxNode): boolean {
  return type === 'ObjectExpression' && properties.length === 1 && properties[0]?.key?.name === 'internal';
}

/** Whether the node is `log`, `exchange.log` or `this.#log`. */
function isLogger(expression: SyntaxNode | undefined): boolean {
  return (expression?.name ?? expression?.property?.name ?? expression?.property?.id?.name) === 'log';
}
