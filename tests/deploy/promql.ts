import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';

/** A metric that a query reads, with the labels that it selects or groups by. */
export interface Selection {
  metric: string;
  labels: string[];
}

/** Grafana replaces these before Prometheus reads the query. */
const RATE_INTERVAL = '$__rate_interval';

/** The metrics and labels of a PromQL query; throws when it does not parse. */
export function selectionsOf(query: string): Selection[] {
  const text = query.replaceAll(RATE_INTERVAL, '5m');
  const tree = parser.parse(text);
  const textOf = ({ from, to }: SyntaxNode): string => text.slice(from, to);
  const selections: Selection[] = [];
  tree.iterate({
    enter({ node, type }) {
      if (type.isError) throw new Error(`no PromQL at ${node.from}: ${query}`);
      if (type.name !== 'VectorSelector') return;
      const labels = nodesOf(node, 'LabelName').map(textOf);
      for (let parent = node.parent; parent !== null; parent = parent.parent)
        for (const modifier of parent.getChildren('AggregateModifier'))
          labels.push(...nodesOf(modifier, 'LabelName').map(textOf));
      const [name] = nodesOf(node, 'Identifier');
      if (name === undefined) throw new Error(`a selector without a metric: ${query}`);
      selections.push({ metric: textOf(name), labels });
    },
  });
  return selections;
}

function nodesOf(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((one) => {
    if (one.name === name) found.push(one.node);
  });
  return found;
}
