/** What the plugin reads of a node of Babel's syntax tree. */
interface SyntaxNode {
  type: string;
  name?: string;
  /** Of `new` and of a call: what is called. */
  callee?: SyntaxNode;
  /** Of `a.b`: `a`, and `b` or `#b`. */
  object?: SyntaxNode;
  property?: SyntaxNode;
  id?: SyntaxNode;
  /** Of an object, and of one of its properties. */
  properties?: SyntaxNode[];
  key?: SyntaxNode;
}

interface SyntaxPath {
  node: SyntaxNode;
  parent: SyntaxNode | null;
}

const IGNORED = 'the wording of logs and internal messages is no promise';
const TEXTS: ReadonlySet<string> = new Set(['StringLiteral', 'TemplateLiteral']);

/** Leaves out mutants of texts that no caller reads: log messages, messages of exceptions and `internal` texts of failures. */
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

/** `{ internal: 'text' }`, which promises no more than an empty object. */
function isInternalOnly({ type, properties = [] }: SyntaxNode): boolean {
  return type === 'ObjectExpression' && properties.length === 1 && properties[0]?.key?.name === 'internal';
}

/** `log`, `exchange.log` or `this.#log`. */
function isLogger(expression: SyntaxNode | undefined): boolean {
  return (expression?.name ?? expression?.property?.name ?? expression?.property?.id?.name) === 'log';
}
