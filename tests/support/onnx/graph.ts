import { bytesField, intField, message } from './protobuf.ts';

/** The numeric types of ONNX. */
export const FLOAT = 1;
export const INT64 = 7;

export interface Node {
  kind: string;
  inputs: string[];
  output: string;
  attributes?: Record<string, number>;
}

export interface Graph {
  inputs: string[];
  output: string;
  nodes: Node[];
  /** Constants by name, with shape and values. */
  constants: Record<string, { shape: number[]; values: number[]; type: typeof FLOAT | typeof INT64 }>;
}

/** Encodes a graph as a file (ONNX, operators of version 13). Its inputs are texts × tokens of int64, its output is float32. */
export function onnxFile({ inputs, output, nodes, constants }: Graph): Buffer {
  const graph = message(
    ...nodes.map((node) => bytesField(1, nodeOf(node))),
    bytesField(2, 'test'),
    ...Object.entries(constants).map(([name, constant]) => bytesField(5, tensorOf(name, constant))),
    ...inputs.map((name) => bytesField(11, valueOf(name, INT64, ['texts', 'tokens']))),
    bytesField(12, valueOf(output, FLOAT, [])),
  );
  return message(
    intField(1, 8),
    bytesField(7, graph),
    bytesField(8, message(bytesField(1, ''), intField(2, 13))),
  );
}

function nodeOf({ kind, inputs, output, attributes = {} }: Node): Buffer {
  return message(
    ...inputs.map((name) => bytesField(1, name)),
    bytesField(2, output),
    bytesField(4, kind),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, message(bytesField(1, name), intField(3, value), intField(20, 2))),
    ),
  );
}

function tensorOf(name: string, { shape, values, type }: Graph['constants'][string]): Buffer {
  const data = type === FLOAT ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  return message(
    ...shape.map((size) => intField(1, size)),
    intField(2, type),
    bytesField(8, name),
    bytesField(9, Buffer.from(data.buffer)),
  );
}

function valueOf(name: string, type: number, dimensions: readonly string[]): Buffer {
  const shape = message(...dimensions.map((dimension) => bytesField(1, bytesField(2, dimension))));
  const tensor = message(intField(1, type), ...(dimensions.length > 0 ? [bytesField(2, shape)] : []));
  return message(bytesField(1, name), bytesField(2, bytesField(1, tensor)));
}
