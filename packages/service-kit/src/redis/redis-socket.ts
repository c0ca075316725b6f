import type { Access, RedisNode } from './redis-address.js';

/** What a connection to one server needs. Without a node the client knows the address by itself. */
export function socketOf({ isEncrypted }: Access, node?: RedisNode) {
  return {
    ...node,
    connectTimeout: 2_000,
    reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 5), 1_000),
    ...(isEncrypted && { tls: true as const }),
  };
}

export function credentialsOf({ username, password }: Access) {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}
