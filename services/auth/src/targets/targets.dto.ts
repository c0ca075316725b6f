import { MaxUtf16Length, Nested } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  ValidateBy,
} from 'class-validator';
import { isCalendarDay } from './rules/exam-date.js';

const MAX_TARGETS = 5;

@ApiSchema({ name: 'ChosenTargetDto' })
export class ChosenTargetDto {
  @ApiProperty({ format: 'uuid', maxLength: 36 })
  @MaxUtf16Length(36, {
    message: 'An exam’s id is too long. Please choose the exam from the list.',
  })
  @IsString({ message: 'Please choose an exam from the list' })
  examId: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    description: 'A day from today to five years ahead by India’s calendar; null if unknown',
  })
  @ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDay(value) },
    },
    { message: 'The date of an exam must be a day of the calendar, like 2027-01-05' },
  )
  @IsOptional()
  examDate?: string | null;
}

@ApiSchema({ name: 'ChangeTargetsDto' })
export class ChangeTargetsDto {
  @ApiProperty({
    type: [ChosenTargetDto],
    maxItems: MAX_TARGETS,
    description: 'All target exams; none if the student skips the question',
  })
  @Nested(() => ChosenTargetDto, { each: true, message: 'Every target must be an object' })
  @ArrayUnique((target: Partial<ChosenTargetDto> | null) => target?.examId, {
    message: 'Each exam can be chosen once. Please remove the second one.',
  })
  @ArrayMaxSize(MAX_TARGETS, {
    message: `You can choose at most ${MAX_TARGETS} exams. Please remove one.`,
  })
  @IsArray({ message: 'The targets must be a list' })
  targets: ChosenTargetDto[];
}

@ApiSchema({ name: 'TargetView' })
export class TargetDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  examDate: string | null;
}

@ApiSchema({ name: 'TargetsView' })
export class TargetsDto {
  @ApiProperty({ type: [TargetDto], description: 'In the order in which they were sent' })
  targets: TargetDto[];

  @ApiProperty({ description: 'Whether the student has answered or skipped the question' })
  asked: boolean;
}
