import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 500;
const MAX_ANSWER_MS = 5_000;
const RECONNECT_AFTER_MS = 1_000;

/** 1 for the primary with a majority of the group, otherwise 0. On one line: the client takes it line by line. */
const QUESTION =
  'SELECT COUNT(*) FROM performance_schema.replication_group_members' +
  " WHERE MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = 'PRIMARY'" +
  " AND (SELECT 2 * SUM(MEMBER_STATE IN ('ONLINE', 'RECOVERING')) > COUNT(*)" +
  ' FROM performance_schema.replication_group_members);\n';

const CLIENT = [
  ...['--no-defaults', '--user=router', '--connect-timeout=2', '--ssl'],
  ...['--skip-ssl-verify-server-cert', '--skip-column-names', '--batch', '--unbuffered'],
];

/**
 * Asks a member again and again whether it is the primary, on one connection: a client and a TLS handshake for each
 * question would take a busy machine's processor away from the database.
 *
 * @param member its host name
 */
export async function watchMember(
  member: string,
  password: string,
  onAnswer: (isPrimary: boolean) => void,
): Promise<never> {
  for (;;) {
    await ask(member, password, onAnswer);
    await sleep(RECONNECT_AFTER_MS);
  }
}

/** Asks until the connection ends, or an answer does not come. */
async function ask(
  member: string,
  password: string,
  onAnswer: (isPrimary: boolean) => void,
): Promise<void> {
  const client = spawn('mariadb', [...CLIENT, `--host=${member}`], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], MYSQL_PWD: password },
  });
  const ended = new Promise<undefined>((resolve) => {
    client.once('error', () => resolve(undefined)).once('close', () => resolve(undefined));
  });
  // A connection that was lost while a question is written.
  client.stdin.on('error', () => undefined);
  const answers = createInterface({ input: client.stdout })[Symbol.asyncIterator]();
  for (;;) {
    client.stdin.write(QUESTION);
    const answer = await Promise.race([
      answers.next().then(({ done, value }) => (done ? undefined : value)),
      ended,
      sleep(MAX_ANSWER_MS, undefined, { ref: false }),
    ]);
    if (answer === undefined) break;
    onAnswer(answer === '1');
    await sleep(ASK_EVERY_MS);
  }
  client.kill('SIGKILL');
  await ended;
}
