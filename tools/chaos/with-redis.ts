import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof connect>;

/** Connects to a Redis for a piece of work. */
export async function withRedis<Result>(
  url: string,
  work: (client: RedisClient) => Promise<Result>,
): Promise<Result> {
  const client = connect(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

function connect(url: string) {
  return createClient({ url });
}
