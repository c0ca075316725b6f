import { systemClock, systemIds, withDatabase } from '@abhyas/service-kit';
import {
  CommandError,
  EXIT,
  runInProcess,
  withRedis,
  type Command,
} from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { readConfig, type AuthConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MemberAdministration } from '../members/member-administration.js';
import { MIGRATIONS } from '../migrations.js';
import { RevocationAnnouncer } from '../sessions/revocation-announcer.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { HELP, readArguments, type MembersCommand } from './members.arguments.js';

export const membersCommand: Command = {
  help: HELP,

  async run(args, { env, stdout, stderr }) {
    const command = readArguments(args);
    const log = (line: object) => stderr.write(`${JSON.stringify(line)}\n`);
    const text = await withMembers(readConfig(env), (members) => carryOut(command, members, log));
    stdout.write(`${text}\n`);
    return EXIT.done;
  },
};

/** Without Redis nothing is done: the services would hear too late of sessions that ended. */
function withMembers<T>(
  config: AuthConfig,
  work: (members: MemberAdministration) => Promise<T>,
): Promise<T> {
  return withRedis(config, (redis) =>
    withDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS }, (dataSource) => {
      const sessions = new SessionsRepository(dataSource);
      // This process answers no calls, so that it has no sessions to remember.
      const noRevocations = {
        isRevoked: () => Promise.resolve(false),
        markRevoked: () => undefined,
      };
      return work(
        new MemberAdministration(
          dataSource,
          new UsersRepository(dataSource, systemClock, systemIds),
          sessions,
          new RevocationAnnouncer(sessions, noRevocations, redis, systemClock),
          systemClock,
        ),
      );
    }),
  );
}

async function carryOut(
  command: MembersCommand,
  members: MemberAdministration,
  log: (line: object) => void,
): Promise<string> {
  const user = await members.find(command.email);
  if (!user) throw new CommandError(`No account has the e-mail address "${command.email}".`);
  const audit = (msg: string, more: object) => {
    const by = 'by' in command ? command.by : undefined;
    const time = systemClock.now().toISOString();
    log({ level: 'info', time, service: 'auth', msg, userId: user.id, by, ...more });
  };
  switch (command.what) {
    case 'show':
      return describe(user, await members.openSessions(user));
    case 'set-membership': {
      const { membership } = command;
      await members.setMembership(user, membership);
      audit('An operator set a membership', { from: user.membership, to: membership });
      return `${user.name} (${user.email}) has the membership ${membership}; before it was ${user.membership}.`;
    }
    case 'sign-out': {
      const count = await members.signOut(user);
      audit('An operator ended all sessions of an account', { sessions: count });
      return `${countOf(count, 'session')} of ${user.name} (${user.email}) ended; all services see it within 5 seconds.`;
    }
  }
}

function describe(user: UserEntity, sessions: readonly SessionEntity[]): string {
  const ways = [
    ...(user.passwordHash === null ? [] : ['password']),
    ...(user.providerId === null ? [] : ['sign-in provider']),
  ];
  return [
    `Name        ${user.name}`,
    `E-mail      ${user.email}`,
    `Id          ${user.id}`,
    `Membership  ${user.membership}`,
    `Registered  ${user.createdAt.toISOString()}`,
    `Logs in by  ${ways.length === 0 ? 'nothing yet: a password has to be set with a code' : ways.join(' and ')}`,
    `Sessions    ${countOf(sessions.length, 'open session')}`,
    ...sessions.map(
      ({ device, createdAt, expiresAt }) =>
        `  ${device}, since ${createdAt.toISOString()}, until ${expiresAt.toISOString()}`,
    ),
  ].join('\n');
}

if (import.meta.main) await runInProcess(membersCommand);
