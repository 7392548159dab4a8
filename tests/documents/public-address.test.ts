import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '../../documents/public-address.ts';

describe('an address is public', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
  ])('when it is %s', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('an address is not public', () => {
  test.each([
    ['unspecified', '0.0.0.0'],
    ['of this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback by another number', '127.255.255.254'],
    ['private (10/8)', '10.0.0.1'],
    ['private (172.16/12)', '172.16.0.1'],
    ['private (172.16/12, last)', '172.31.255.255'],
    ['private (192.168/16)', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['a metadata service in carrier-grade NAT', '100.100.100.200'],
    ['link-local', '169.254.0.1'],
    ['the metadata service', '169.254.169.254'],
    ['a metadata service of protocol assignments', '192.0.0.192'],
    ['a host agent on a public form', '168.63.129.16'],
    ['documentation', '192.0.2.1'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified (IPv6)', '::'],
    ['loopback (IPv6)', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped and public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64 of a private address', '64:ff9b::10.0.0.1'],
    ['local NAT64', '64:ff9b:1::1'],
    ['Teredo', '2001::1'],
    ['6to4 of a private address', '2002:0a00:0001::1'],
    ['documentation (IPv6)', '2001:db8::1'],
    ['unique local', 'fd00::1'],
    ['the metadata service (IPv6)', 'fd00:ec2::254'],
    ['link-local (IPv6)', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%lo'],
    ['multicast (IPv6)', 'ff02::1'],
    ['no address', 'example.com'],
    ['empty', ''],
  ])('when it is %s', (_kind, address) => expect(isPublicAddress(address)).toBe(false));
});
