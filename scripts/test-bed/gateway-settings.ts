/** The settings of a gateway that a program starts for itself: free ports, no models of this machine, and a key that it prints. */
export const ownGatewaySettings = {
  GATEWAY_PORT: '0',
  GATEWAY_ADMIN_PORT: '0',
  GATEWAY_MANAGE_PORT: '0',
  GATEWAY_DISCOVERY: 'off',
  GATEWAY_FIRST_KEY: 'print',
} as const;
