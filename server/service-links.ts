/** The variables that Kubernetes and Docker set in every container for a Service: its host, its port, and each port of it. */
const LINK_NAME =
  /^(.+?)_(?:SERVICE_HOST|SERVICE_PORT(?:_.*)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;
const LINK_VALUE = /^(?:tcp|udp|sctp):\/\//;

/**
 * Explains a variable that Kubernetes has set for a Service, and that the gateway would take for a setting. Null for other
 * variables.
 */
export function serviceLinkProblem(name: string, value: string | undefined): string | null {
  const prefix =
    LINK_NAME.exec(name)?.[1] ?? (LINK_VALUE.test(value ?? '') ? /^(.+)_PORT$/.exec(name)?.[1] : null);
  if (prefix === undefined || prefix === null) return null;
  const service = prefix.toLowerCase().replaceAll('_', '-');
  return (
    `${name} comes from Kubernetes, which sets it for a Service named ${service}: ` +
    "set 'enableServiceLinks: false' in the pod's spec, or give the Service another name"
  );
}
