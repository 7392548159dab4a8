import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether a document may be fetched from an IP address. */
export type AddressPolicy = (address: string) => boolean;

/** IPv4 networks that are not the public internet (IANA special-purpose registry, RFC 6890), and multicast. */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT (RFC 6598); a cloud's metadata service is in there
  '127.0.0.0/8',
  '168.63.129.16/32', // a cloud's host agent, on an address that is public by form
  '169.254.0.0/16', // link-local, and the metadata service of most clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Only global unicast is public in IPv6 (RFC 4291, section 2.4). Loopback, link-local, unique local, multicast,
 * IPv4-mapped and NAT64 addresses are outside it.
 */
const OPEN_IPV6 = ['2000::/3'];

/** Parts of global unicast that contain an IPv4 address (Teredo, 6to4) or are unassigned. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closedIpv4 = blockList(CLOSED_IPV4, 'ipv4');
const openIpv6 = blockList(OPEN_IPV6, 'ipv6');
const closedIpv6 = blockList(CLOSED_IPV6, 'ipv6');

/** The default policy: addresses of the public internet. Other strings are not allowed. */
export const isPublicAddress: AddressPolicy = (address) => {
  if (isIPv4(address)) return !closedIpv4.check(address, 'ipv4');
  // An address with a zone belongs to one link only.
  if (!isIPv6(address) || address.includes('%')) return false;
  return openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
};

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefixBits = ''] = network.split('/');
    list.addSubnet(address, Number(prefixBits), family);
  }
  return list;
}
