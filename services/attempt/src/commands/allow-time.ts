import { systemClock, systemIds } from '@abhyas/service-kit';
import { isUuid } from '@abhyas/service-kit/rules';
import { AllowancesRepository } from '../allowances/allowances.repository.js';
import { AuthClient } from '../clients/auth.client.js';
import { StatisticsRepository } from '../statistics/statistics.repository.js';
import { TimeCreditsRepository } from '../time-credits/time-credits.repository.js';
import { CreditNameTaken, TimeCreditsService } from '../time-credits/time-credits.service.js';
import { readArguments, type AllowanceCommand } from './allow-time.arguments.js';
import { describeAllowance, describeCredit, describeCredits } from './allow-time.presenter.js';
import { CommandError, runCommand, withContext, type CommandContext } from './command.js';
import { findTheTest } from './known-test.js';

const HELP = `npm run attempts:allow -- outage NAME --minutes N --reason "…"
                      [--from TIME [--until TIME]] [--test TEST] [--student WHO]
npm run attempts:allow -- student WHO (--minutes N | --per-hour N) --reason "…" [--test TEST]
npm run attempts:allow -- list

outage   moves the deadline of open attempts by N minutes: of those that ran at some time between
         --from and --until (until now, when left out), or of those that run now. NAME is yours to
         choose; given twice it credits each attempt once, so that the command can be run again
         whenever in doubt. What is finished stays as it is: give the credit before students' time
         is over, and, after a long outage, before the attempt service starts.
student  grants extra time in the tests that the student starts from now on: N minutes, or N minutes
         for each hour of the test. --minutes 0 ends it.
list     shows the last credits.

  TEST       a test's id or title; all tests when left out
  WHO        a student's id or e-mail address (an address needs the auth service)
  TIME       10:20 or "2026-11-21 10:20" in India time, or ISO 8601 with a zone
  --reason   kept with the grant; leave out what is nobody's business
  --by       who grants it; your user name when left out
  --dry-run  says what would be done, and does nothing
`;

const NEWEST_CREDITS = 20;

type OutageCommand = Extract<AllowanceCommand, { what: 'outage' }>;
type StudentCommand = Extract<AllowanceCommand, { what: 'student' }>;

interface Named {
  readonly id: string;
  readonly name: string;
}

await runCommand(HELP, async (args) => {
  const command = readArguments(args, systemClock.now());
  const text = await withContext((context) => carryOut(command, context));
  process.stdout.write(`${text}\n`);
});

function carryOut(command: AllowanceCommand, context: CommandContext): Promise<string> {
  switch (command.what) {
    case 'list':
      return new TimeCreditsRepository(context.dataSource)
        .findNewest(NEWEST_CREDITS)
        .then(describeCredits);
    case 'outage':
      return creditOutage(command, context);
    case 'student':
      return allowStudent(command, context);
  }
}

async function creditOutage(command: OutageCommand, context: CommandContext): Promise<string> {
  const { name, minutes, window, reason, grantedBy } = command;
  const test = await findTest(command.test, context);
  const student = command.student === null ? null : await findStudent(command.student, context);
  const credits = new TimeCreditsService(
    context.dataSource,
    new TimeCreditsRepository(context.dataSource),
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

async function allowStudent(command: StudentCommand, context: CommandContext): Promise<string> {
  const { minutes, minutesPerHour, reason, grantedBy } = command;
  const test = await findTest(command.test, context);
  const student = await findStudent(command.student, context);
  const repository = new AllowancesRepository(context.dataSource);
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
  { dataSource }: CommandContext,
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

async function findStudent(requested: string, { config }: CommandContext): Promise<Named> {
  if (isUuid(requested)) return { id: requested.toLowerCase(), name: requested };
  if (!requested.includes('@')) {
    throw new CommandError(`"${requested}" is neither a student’s id nor an e-mail address.`);
  }
  const account = await new AuthClient(config).findAccount(requested);
  if (!account) throw new CommandError(`No account has the e-mail address "${requested}".`);
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
