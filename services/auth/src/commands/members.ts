import { writeFile } from 'node:fs/promises';
import { DomainError, systemClock, systemIds, withDatabase } from '@abhyas/service-kit';
import {
  CommandError,
  EXIT,
  runInProcess,
  withRedis,
  type Command,
} from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { KnownBrowsersRepository } from '../browsers/known-browsers.repository.js';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import { readConfig, type AuthConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { AccountRemoval } from '../erasure/account-removal.js';
import { ErasuresRepository } from '../erasure/erasures.repository.js';
import { MemberAdministration } from '../members/member-administration.js';
import { MIGRATIONS } from '../migrations.js';
import { PersonalDataCollector } from '../personal-data/personal-data-collector.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { PendingRegistrationsRepository } from '../registration/pending-registrations.repository.js';
import { ResetLinksRepository } from '../reset-links/reset-links.repository.js';
import { RevocationAnnouncer } from '../sessions/revocation-announcer.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { StudentTargetsRepository } from '../targets/student-targets.repository.js';
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
      const users = new UsersRepository(dataSource, systemClock, systemIds);
      return work(
        new MemberAdministration({
          dataSource,
          users,
          sessions,
          announcer: new RevocationAnnouncer(sessions, noRevocations, redis, systemClock),
          removal: new AccountRemoval(
            users,
            sessions,
            new ResetLinksRepository(dataSource),
            new PendingRegistrationsRepository(dataSource),
            new ErasuresRepository(dataSource),
            systemClock,
            systemIds,
          ),
          collector: new PersonalDataCollector(
            new PhotosRepository(dataSource),
            sessions,
            new KnownBrowsersService(new KnownBrowsersRepository(dataSource), systemClock),
            new StudentTargetsRepository(dataSource),
            new PersonalDataClient(config),
            systemClock,
          ),
          clock: systemClock,
        }),
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
  if (!user) throw new CommandError(`No account has the email address "${command.email}".`);
  const audit = (msg: string, more: object) => {
    const time = systemClock.now().toISOString();
    log({ level: 'info', time, service: 'auth', msg, userId: user.id, by: command.by, ...more });
  };
  const who = `${user.name} (${user.email})`;
  switch (command.what) {
    case 'show':
      return describe(user, await members.openSessions(user));
    case 'set-membership': {
      const { membership } = command;
      await members.setMembership(user, membership);
      audit('An operator set a membership', { from: user.membership, to: membership });
      return `${who} has the membership ${membership}. Before, it was ${user.membership}.`;
    }
    case 'sign-out': {
      const count = await members.signOut(user);
      audit('An operator ended all sessions of an account', { sessions: count });
      return `${countOf(count, 'session')} of ${who} ended. All services know it within 5 seconds.`;
    }
    case 'suspend': {
      const sessions = await members.suspend(user, command.reason);
      audit('An operator suspended an account', { sessions });
      return `${who} is suspended. ${countOf(sessions, 'session')} ended. When they log in, the student reads: ${command.reason}`;
    }
    case 'unsuspend':
      if (!user.suspendedAt) throw new CommandError(`${who} is not suspended.`);
      await members.unsuspend(user);
      audit('An operator ended the suspension of an account', {});
      return `${who} can log in again.`;
    case 'export':
      await writeExport(command.file, user, members);
      audit('An operator exported the data of an account', {});
      return `All data of ${who} is in ${command.file}. Only you can read the file. Delete it after you have given it to the student.`;
    case 'delete': {
      if (command.isDryRun) {
        return `Would be deleted with all its data: the account of ${who}, registered ${user.createdAt.toISOString()}, membership ${user.membership}. Nothing was changed.`;
      }
      const sessions = await members.delete(user);
      audit('An operator deleted an account', { sessions });
      return `The account of ${who} is deleted. ${countOf(sessions, 'session')} ended. The running services delete its data within seconds and send the student an email.`;
    }
  }
}

async function writeExport(
  file: string,
  user: UserEntity,
  members: MemberAdministration,
): Promise<void> {
  const data = await members.export(user).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new CommandError(
      'A service did not return its data, so nothing was written. Start all services and try again.',
    );
  });
  // Never over another file, and readable by nobody else.
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
}

function describe(user: UserEntity, sessions: readonly SessionEntity[]): string {
  const ways = [
    ...(user.passwordHash === null ? [] : ['password']),
    ...(user.providerId === null ? [] : ['another provider']),
  ];
  return [
    `Name        ${user.name}`,
    `Email      ${user.email}`,
    `Id          ${user.id}`,
    `Membership  ${user.membership}`,
    `Registered  ${user.createdAt.toISOString()}`,
    `Logs in by  ${ways.length === 0 ? 'nothing yet: a password has to be set with a code' : ways.join(' and ')}`,
    ...(user.suspendedAt
      ? [`Suspended   since ${user.suspendedAt.toISOString()}: ${user.suspensionReason ?? ''}`]
      : []),
    `Sessions    ${countOf(sessions.length, 'open session')}`,
    ...sessions.map(
      ({ device, createdAt, expiresAt }) =>
        `  ${device}, since ${createdAt.toISOString()}, until ${expiresAt.toISOString()}`,
    ),
  ].join('\n');
}

if (import.meta.main) await runInProcess(membersCommand);
