import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const MESSAGE = 'page must be a whole number from 1';

export class HistoryQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt({ message: MESSAGE })
  @Min(1, { message: MESSAGE })
  @Max(1_000_000, { message: MESSAGE })
  page: number = 1;
}
