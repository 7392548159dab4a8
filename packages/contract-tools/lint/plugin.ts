import type { ContractDocument } from '../reading/document.ts';
import type { Finding, Rule } from './finding.ts';
import { rules } from './rules.ts';

interface Location {
  child(keys: (string | number)[]): Location;
}

interface RuleContext {
  report: (problem: { message: string; location: Location }) => void;
  location: Location;
}

function findings(rule: Rule, document: ContractDocument): Finding[] {
  try {
    return rule(document);
  } catch (error) {
    return [{ message: error instanceof Error ? error.message : 'the rule failed', path: [] }];
  }
}

function asVisitor(rule: Rule) {
  return () => ({
    Root(document: ContractDocument, { report, location }: RuleContext) {
      for (const { message, path } of findings(rule, document))
        report({ message, location: location.child(path) });
    },
  });
}

// Redocly loads a plugin by its default export.
export default () => ({
  id: 'gateway',
  rules: { oas3: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, asVisitor(rule)])) },
});
