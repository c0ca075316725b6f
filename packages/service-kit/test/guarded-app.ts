import { Body, Controller, Get, HttpCode, Module, Post, Put, Query } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { z } from 'zod';
import {
  AddressLimit,
  BodyLimit,
  InjectRawBody,
  Internal,
  KitModule,
  loadConfig,
  MaxUtf16Length,
  Nested,
  Public,
  RawBody,
  TakesRawBody,
  type ServiceDefinition,
} from '../src/index.js';

const shape = { LIMIT_CARDS: z.coerce.number().default(1_000_000) };
type GuardedConfig = { LIMIT_CARDS: number };

/** How many lines the transformation has seen. */
export const transformed = { lines: 0 };

class LineDto {
  @IsString()
  @Transform(({ value }: { value: unknown }) => {
    transformed.lines += 1;
    return value;
  })
  text: string;

  @IsInt()
  size: number;
}

class CardDto {
  @MaxUtf16Length(254)
  @IsEmail({}, { message: 'Email is invalid' })
  @IsString()
  email: string;

  @Matches(/^[^\p{Cc}]*([\t\n\r][^\p{Cc}]*)*$/u)
  @IsString()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  text: string;

  @Nested(() => LineDto, { each: true, message: 'every line must be an object' })
  @ArrayMaxSize(3)
  @IsArray()
  lines: LineDto[];
}

class PageDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  page?: number;
}

const done = { done: true } as const;

@Controller('cards')
class CardsController {
  @Public()
  @AddressLimit<GuardedConfig>({ name: 'cards', limit: 'LIMIT_CARDS', window: 60 })
  @Post()
  @HttpCode(200)
  counted(@Body() card: CardDto): CardDto {
    return card;
  }

  @Public()
  @Get()
  list(@Query() { page }: PageDto): { page: number | undefined } {
    return { page };
  }

  @Post('own')
  @HttpCode(200)
  own(@Body() _card: CardDto): typeof done {
    return done;
  }

  @Public()
  @BodyLimit(64 * 1_024)
  @Post('long')
  @HttpCode(200)
  long(@Body() _card: CardDto): typeof done {
    return done;
  }

  @Put('picture')
  @TakesRawBody()
  async picture(@InjectRawBody() body: RawBody): Promise<{ bytes: number }> {
    return { bytes: (await body.read(1_000_000, 'Too large.')).length };
  }
}

@Internal()
@Controller('internal/cards')
class InternalCardsController {
  @Post()
  @HttpCode(200)
  take(@Body() _card: CardDto): typeof done {
    return done;
  }
}

/** A service with one route for each kind of body. */
export function defineCards(env: Readonly<Record<string, string>>): ServiceDefinition {
  const config = loadConfig(shape, env);

  @Module({
    imports: [KitModule.forRoot({ name: 'catalogue', config, entities: [], migrations: [] })],
    controllers: [CardsController, InternalCardsController],
  })
  class CardsModule {}

  return { name: 'catalogue', module: CardsModule, config };
}
