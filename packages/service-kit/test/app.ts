import { setTimeout as sleep } from 'node:timers/promises';
import { Body, Controller, Get, HttpCode, Logger, Module, Param, Post } from '@nestjs/common';
import { IsEmail, IsInt, MaxLength, Min } from 'class-validator';
import { DataSource } from 'typeorm';
import {
  ClientAddress,
  currentRequestId,
  CurrentUser,
  DomainError,
  Internal,
  KitModule,
  loadConfig,
  OptionalUser,
  Public,
  type AuthenticatedUser,
  type DatabaseClass,
  type ServiceDefinition,
} from '../src/index.js';

/** The parsed log lines of the service. */
export const logged: Record<string, unknown>[] = [];

const logLines = {
  write(line: string): void {
    logged.push(JSON.parse(line) as Record<string, unknown>);
  },
};

/** Ends the waiting call of `slow`. */
export const release: { now: (() => void) | undefined } = { now: undefined };

class NoteDto {
  @IsEmail({}, { message: 'Email is invalid' })
  @MaxLength(50)
  email: string;

  @Min(1)
  @IsInt()
  size: number;
}

@Controller('notes')
class NotesController {
  private readonly logger = new Logger('Notes');

  constructor(private readonly dataSource: DataSource) {}

  @Get('mine')
  mine(@CurrentUser() user: AuthenticatedUser): AuthenticatedUser {
    return user;
  }

  @Public()
  @Get('open')
  open(@OptionalUser() user: AuthenticatedUser | undefined, @ClientAddress() address: string) {
    return { name: user?.name ?? 'visitor', address, requestId: currentRequestId() };
  }

  @Public()
  @Post()
  @HttpCode(200)
  async write(@Body() note: NoteDto) {
    await sleep(1);
    this.logger.log({ email: note.email, msg: 'A note' });
    return { note, requestId: currentRequestId() };
  }

  /** Responds when `release.now()` is called. */
  @Public()
  @Get('slow')
  async slow(): Promise<{ slow: true }> {
    await new Promise<void>((resolve) => {
      release.now = resolve;
    });
    return { slow: true };
  }

  @Public()
  @Post('ping')
  @HttpCode(200)
  ping(): { pong: true } {
    return { pong: true };
  }

  @Public()
  @Get('fault/:kind')
  async fail(@Param('kind') kind: string): Promise<never> {
    if (kind === 'database') {
      await this.dataSource.query('INSERT INTO notes (owner) VALUES (?)', ['a@b.co']);
    }
    if (kind === 'conflict') {
      throw new DomainError('taken', 409, 'That is taken.', { extra: { current: 7 } });
    }
    throw new Error('secret detail');
  }
}

@Internal()
@Controller('internal/notes')
class InternalNotesController {
  @Get()
  all(): string[] {
    return [];
  }
}

export class CreateNotes1795246800000 {
  async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await runner.query('CREATE TABLE notes (id INT PRIMARY KEY)');
    await runner.query('INSERT INTO notes VALUES (1)');
  }

  async down(): Promise<void> {}
}

export function defineNotes(
  env: Readonly<Record<string, string>>,
  migrations: readonly DatabaseClass[] = [CreateNotes1795246800000],
): ServiceDefinition {
  const config = loadConfig({}, env);

  @Module({
    imports: [
      KitModule.forRoot({ name: 'catalogue', config, entities: [], migrations, logTo: logLines }),
    ],
    controllers: [NotesController, InternalNotesController],
  })
  class NotesModule {}

  return { name: 'catalogue', module: NotesModule, config };
}
