import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What calls are counted by: an IPv4 address as it is, an IPv6 address as its /64 network, because
 * one customer has all addresses of that.
 *
 * @returns the text itself when it is no address
 */
export function countedAs(address: string): string {
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

/** An IPv4 tail stands for two groups; which ones does not matter beyond the first four. */
function groupsOf(part: string): string[] {
  const groups = part.split(':').filter(Boolean);
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
