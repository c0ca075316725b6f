import { isNativeError } from 'node:util/types';

/** No replica has a write yet, so that a failover may lose it. */
export class NotReplicatedError extends Error {
  override readonly message = 'No replica has confirmed the write';
}

const LOST_CONNECTIONS = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'SocketClosedUnexpectedlyError',
  'DisconnectsClientError',
  'ConnectionTimeoutError',
  'SocketTimeoutError',
  'CommandTimeoutError',
  'TimeoutError',
  'ReconnectStrategyError',
  'RootNodesUnavailableError',
  'MaxCommandRedirectionsError',
  'NotReplicatedError',
]);

/**
 * Errors of a server that lives but cannot do what it is told: it loads its data, is a replica, sees no
 * replica that would copy the write, belongs to a cluster without a majority, or cannot write to its disk.
 */
const REFUSALS =
  /^(?:LOADING|READONLY|NOREPLICAS|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|MISCONF|UNBLOCKED|EXECABORT)\b/;

/** Whether an error means that Redis cannot be reached or takes no writes now, and not that our code is wrong. */
export function isRedisAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return LOST_CONNECTIONS.has(error.constructor.name) || REFUSALS.test(error.message);
}
