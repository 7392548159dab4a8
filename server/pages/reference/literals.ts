/** Writes JSON with short lists and objects on one line. */
export function jsonLiteral(value: unknown, depth = 0): string {
  return literal(
    value,
    { indent: '  ', padding: ' ', hasLastComma: false, leaf: JSON.stringify, member: JSON.stringify },
    depth,
  );
}

/** Writes a JSON value in Python. */
export function pythonLiteral(value: unknown, depth = 0): string {
  return literal(
    value,
    { indent: '    ', padding: '', hasLastComma: true, leaf: pythonLeaf, member: JSON.stringify },
    depth,
  );
}

/** Writes a JSON value in TypeScript. */
export function typescriptLiteral(value: unknown, depth = 0): string {
  const style = { indent: '  ', padding: ' ', hasLastComma: true, leaf: typescriptLeaf, member: memberName };
  return literal(value, style, depth);
}

/** An expression that stands in a literal as it is. */
export class Expression {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

interface LiteralStyle {
  indent: string;
  /** Between a brace and its content. */
  padding: string;
  hasLastComma: boolean;
  leaf: (value: unknown) => string;
  member: (name: string) => string;
}

const LONGEST_LINE = 70;

function literal(value: unknown, style: LiteralStyle, depth: number): string {
  if (value instanceof Expression) return value.code;
  if (typeof value !== 'object' || value === null) return style.leaf(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const entries = isList
    ? value.map((one) => literal(one, style, depth + 1))
    : Object.entries(value).map(([name, one]) => `${style.member(name)}: ${literal(one, style, depth + 1)}`);
  if (entries.length === 0) return `${open}${close}`;
  const padding = isList ? '' : style.padding;
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  if (line.length <= LONGEST_LINE && !line.includes('\n') && (depth > 0 || entries.length === 1)) return line;
  const space = style.indent.repeat(depth + 1);
  const comma = style.hasLastComma ? ',' : '';
  return `${open}\n${space}${entries.join(`,\n${space}`)}${comma}\n${style.indent.repeat(depth)}${close}`;
}

function pythonLeaf(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

function typescriptLeaf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const inner = JSON.stringify(value).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : typescriptLeaf(name);
}
