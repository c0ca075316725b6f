/** A host and a port. */
export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

export interface Access {
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly isEncrypted: boolean;
}

/** One server, which comes back by itself after a failure. */
interface ServerAddress {
  readonly kind: 'server';
  readonly url: string;
}

/** A master and its replicas, with Sentinels that know the master and choose a new one. */
export interface SentinelAddress extends Access {
  readonly kind: 'sentinel';
  readonly nodes: readonly RedisNode[];
  /** The name that the Sentinels have for the master. */
  readonly master: string;
  readonly database: number;
  readonly sentinelPassword: string | undefined;
}

/** Some of the nodes of a Redis Cluster. They know the others. */
export interface ClusterAddress extends Access {
  readonly kind: 'cluster';
  readonly nodes: readonly RedisNode[];
}

export type RedisAddress = ServerAddress | SentinelAddress | ClusterAddress;

/** A value of REDIS_URL that names no Redis. The message is the end of a sentence, without a full stop. */
export class RedisAddressError extends Error {}

const ADDRESS =
  /^(rediss?)\+(sentinel|cluster):\/\/(?:([^@/?]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const NODE = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/i;
const SENTINEL_PORT = 26_379;
const CLUSTER_PORT = 6379;
const EXAMPLES = {
  sentinel: 'redis+sentinel://:PASSWORD@HOST:PORT,HOST:PORT,HOST:PORT/MASTER',
  cluster: 'redis+cluster://:PASSWORD@HOST:PORT,HOST:PORT,HOST:PORT',
};

/**
 * Reads an address of Redis: `redis://` of one server, `redis+sentinel://` of Sentinels, or
 * `redis+cluster://` of nodes of a Redis Cluster; `rediss` instead of `redis` for TLS.
 *
 * @throws RedisAddressError
 */
export function parseRedisAddress(text: string): RedisAddress {
  const [, scheme, kind, user, nodes = '', path = '', query = ''] = ADDRESS.exec(text) ?? [];
  if (kind === undefined) return parseServer(text);
  const access = { ...parseUser(user), isEncrypted: scheme === 'rediss' };
  if (kind === 'cluster') {
    if (path !== '' || query !== '') {
      throw new RedisAddressError(`a Redis Cluster has only database 0: ${EXAMPLES.cluster}`);
    }
    return { kind, ...access, nodes: parseNodes(nodes, CLUSTER_PORT, EXAMPLES.cluster) };
  }
  return {
    kind: 'sentinel',
    ...access,
    ...parseSentinelOptions(query),
    nodes: parseNodes(nodes, SENTINEL_PORT, EXAMPLES.sentinel),
    master: parseMaster(path),
  };
}

function parseServer(text: string): ServerAddress {
  const isServer = /^rediss?:\/\/./.test(text) && URL.canParse(text);
  if (!isServer) {
    throw new RedisAddressError(
      `it has to be redis://:PASSWORD@HOST:PORT, ${EXAMPLES.sentinel} or ${EXAMPLES.cluster}`,
    );
  }
  return { kind: 'server', url: text };
}

function parseUser(user: string | undefined): Pick<Access, 'username' | 'password'> {
  if (user === undefined) return { username: undefined, password: undefined };
  const [username = '', ...password] = user.split(':');
  return { username: decode(username), password: decode(password.join(':')) };
}

function parseNodes(text: string, defaultPort: number, example: string): RedisNode[] {
  return text.split(',').map((node) => {
    const [, v6, name, port] = NODE.exec(node) ?? [];
    const host = v6 ?? name;
    const number = port === undefined ? defaultPort : Number(port);
    if (host === undefined || number < 1 || number > 65_535) {
      throw new RedisAddressError(`"${node}" is not HOST:PORT: ${example}`);
    }
    return { host, port: number };
  });
}

function parseMaster(path: string): string {
  if (!/^[A-Za-z0-9._-]+$/.test(path)) {
    throw new RedisAddressError(`it does not end in the name of the master: ${EXAMPLES.sentinel}`);
  }
  return path;
}

function parseSentinelOptions(
  query: string,
): Pick<SentinelAddress, 'database' | 'sentinelPassword'> {
  const options = new URLSearchParams(query);
  const unknown = [...options.keys()].filter((name) => !['db', 'sentinelPassword'].includes(name));
  if (unknown.length > 0) {
    throw new RedisAddressError(
      `it has the unknown option ${unknown.join(', ')}; the options are db and sentinelPassword`,
    );
  }
  const database = options.get('db') ?? '0';
  if (!/^\d{1,3}$/.test(database)) throw new RedisAddressError('its db is not a number');
  return {
    database: Number(database),
    sentinelPassword: options.get('sentinelPassword') ?? undefined,
  };
}

function decode(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisAddressError('a % in its user or password is not encoded as %25');
  }
}
