import { systemClock, systemIds } from '@abhyas/service-kit';
import { CommandError, EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { isUuid } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import { AuthClient } from '../mail/auth.client.js';
import { StatisticsRepository } from '../review/remarking/statistics.repository.js';
import { AllowancesRepository } from '../taking/allowances.repository.js';
import { TimeCreditsRepository } from '../taking/time-credits.repository.js';
import { CreditNameTaken, TimeCreditsService } from '../taking/time-credits.service.js';
import { HELP, readArguments, type AllowanceCommand } from './allow-time.arguments.js';
import { describeAllowance, describeCredit, describeCredits } from './allow-time.presenter.js';
import { findTheTest } from './known-test.js';
import { withTools, type CommandTools } from './with-tools.js';

const NEWEST_CREDITS = 20;

type OutageCommand = Extract<AllowanceCommand, { what: 'outage' }>;
type StudentCommand = Extract<AllowanceCommand, { what: 'student' }>;

interface Named {
  readonly id: string;
  readonly name: string;
}

export const allowanceCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const command = readArguments(args, systemClock.now());
    const text = await withTools(readConfig(env), (tools) => carryOut(command, tools));
    stdout.write(`${text}\n`);
    return EXIT.done;
  },
};

function carryOut(command: AllowanceCommand, tools: CommandTools): Promise<string> {
  switch (command.what) {
    case 'list':
      return new TimeCreditsRepository(tools.dataSource)
        .findNewest(NEWEST_CREDITS)
        .then(describeCredits);
    case 'outage':
      return creditOutage(command, tools);
    case 'student':
      return allowStudent(command, tools);
  }
}

async function creditOutage(command: OutageCommand, tools: CommandTools): Promise<string> {
  const { name, minutes, window, reason, grantedBy } = command;
  const test = await findTest(command.test, tools);
  const student = command.student === null ? null : await findStudent(command.student, tools);
  const credits = new TimeCreditsService(
    tools.dataSource,
    new TimeCreditsRepository(tools.dataSource),
    systemClock,
  );
  const requested = { name, minutes, window, testId: idOf(test), userId: idOf(student) };
  const by = { reason, grantedBy };
  try {
    const report = await (command.isDryRun
      ? credits.preview(requested, by)
      : credits.give(requested, by));
    return describeCredit(
      report,
      { test: nameOf(test), student: nameOf(student) },
      command.isDryRun,
    );
  } catch (error) {
    throw error instanceof CreditNameTaken ? nameTakenError(error) : error;
  }
}

async function allowStudent(command: StudentCommand, tools: CommandTools): Promise<string> {
  const { minutes, minutesPerHour, reason, grantedBy } = command;
  const test = await findTest(command.test, tools);
  const student = await findStudent(command.student, tools);
  const repository = new AllowancesRepository(tools.dataSource);
  if (!command.isDryRun) {
    await repository.add(systemIds.uuid(), student.id, {
      testId: idOf(test),
      minutes,
      minutesPerHour,
      reason,
      grantedBy,
      grantedAt: systemClock.now(),
    });
  }
  const openAttempts = await repository.countOpenAttempts(student.id, idOf(test));
  return describeAllowance(
    { minutes, minutesPerHour, openAttempts },
    { test: nameOf(test), student: student.name },
    command.isDryRun,
  );
}

async function findTest(
  requested: string | null,
  { dataSource }: CommandTools,
): Promise<Named | null> {
  if (requested === null) return null;
  // An operator can grant time in a test that nobody has opened yet.
  const repository = new StatisticsRepository(dataSource);
  const known = isUuid(requested) ? await repository.findTests(requested) : [];
  if (isUuid(requested) && known.length === 0) {
    return { id: requested.toLowerCase(), name: `${requested} (nobody has opened it yet)` };
  }
  const { testId, title, examName } = await findTheTest(repository, requested);
  return { id: testId, name: `${title} (${examName})` };
}

async function findStudent(requested: string, { config }: CommandTools): Promise<Named> {
  if (isUuid(requested)) return { id: requested.toLowerCase(), name: requested };
  if (!requested.includes('@')) {
    throw new CommandError(`"${requested}" is neither a student’s id nor an email address.`);
  }
  const account = await new AuthClient(config).findAccount(requested);
  if (!account) throw new CommandError(`No account has the email address "${requested}".`);
  return { id: account.id, name: `${account.name}, ${account.email} (${account.id})` };
}

function nameTakenError({ given, differsIn }: CreditNameTaken): CommandError {
  return new CommandError(
    `There is another credit of that name (differs in: ${differsIn.join(', ')}). Choose a new name to give more.\n${describeCredits([given])}`,
  );
}

function idOf(named: Named | null): string | null {
  return named?.id ?? null;
}

function nameOf(named: Named | null): string | null {
  return named?.name ?? null;
}

if (import.meta.main) await runInProcess(allowanceCommand);
