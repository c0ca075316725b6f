import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key by which calls are counted: an IPv4 address, or the /64 network of an IPv6 address, because
 * one customer has all addresses of that network.
 *
 * @returns the text itself when it is not an address
 */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined && isIP(mapped) === 4) return mapped;
  return isIPv6(address) ? `${network(address)}::/64` : address;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv4 tail counts as two groups. Their values do not matter: only the first four groups are used. */
function groupsOf(part: string): string[] {
  const groups = part.split(':').filter(Boolean);
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
