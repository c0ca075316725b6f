import { BootError, ConfigError, openDatabase, systemClock, systemIds } from '@abhyas/service-kit';
import { readConfig } from '../config.js';
import { entities } from '../entities.js';
import { chooseReader } from '../import/readers/choose-reader.js';
import { UnreadableFile } from '../import/readers/question-reader.js';
import { migrations } from '../migrations.js';
import { announceLiveTest, NotAnnounced, type Announcement } from './announce-live-test.js';
import { EXIT, HELP, readCommand, UsageError, type AnnounceCommand } from './command-line.js';

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const { exam, questions, testId } = await announce(command);
  process.stdout.write(
    `${command.title} of ${exam} is announced, with ${questions} questions: test ${testId}.\n`,
  );
  return EXIT.done;
}

async function announce(command: AnnounceCommand): Promise<Announcement> {
  const reader = chooseReader(command.file);
  const dataSource = await openDatabase({ config: readConfig(), entities, migrations });
  try {
    return await announceLiveTest(
      { dataSource, ids: systemIds, clock: systemClock },
      command,
      reader.read(command.file),
    );
  } finally {
    await dataSource.destroy();
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return EXIT.usage;
  }
  const isExpected =
    error instanceof NotAnnounced ||
    error instanceof UnreadableFile ||
    error instanceof ConfigError ||
    error instanceof BootError;
  const reason = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\nNothing was announced.\n`);
  return EXIT.failed;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
