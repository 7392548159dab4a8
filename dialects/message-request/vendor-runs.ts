/** `web_search_tool_result`, `mcp_tool_result` and others, but not `tool_result`, which is a client's. */
const RUN = /^(?:server_tool_use|mcp_tool_use|\w+_tool_result)$/;

/**
 * Whether a block of a history is a call that the vendor ran, or its result. Other servers have no such blocks. They are
 * left out, because what the vendor found is in the text that follows.
 */
export function isVendorRun({ type }: { type?: unknown }): boolean {
  return typeof type === 'string' && RUN.test(type);
}
