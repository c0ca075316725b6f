import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key by which calls are counted: an IPv4 address, or the /64 network of an IPv6 address, because
 * one customer has all addresses of that network.
 *
 * @returns the text itself when it is not an address
 */
export function addressKey(address: string): string {
  if (isIP(address) === 0) return address;
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
