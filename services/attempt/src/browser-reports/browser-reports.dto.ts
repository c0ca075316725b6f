import { MaxUtf16Length, Nested } from '@abhyas/service-kit';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';

/** What a page reports: an error in its code, a failed save, a remote that did not load. */
const REPORT_KINDS = ['error', 'unhandled_rejection', 'save_failed', 'remote_failed'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export class BrowserReportDto {
  @ApiProperty({ enum: REPORT_KINDS })
  @IsIn(REPORT_KINDS, { message: `kind must be one of ${REPORT_KINDS.join(', ')}` })
  kind: ReportKind;

  @ApiProperty({
    description: 'The app it comes from, as in /remotes.json, or "shell"',
    maxLength: 40,
  })
  @MaxUtf16Length(40, { message: 'remote can have at most 40 characters' })
  @IsString({ message: 'remote must be a text' })
  remote: string;

  @ApiProperty({
    description: 'The version of that app; empty if the app did not load',
    maxLength: 40,
  })
  @Matches(/^[\w.+-]{0,40}$/, { message: 'version must be a version' })
  version: string;

  @ApiProperty({ maxLength: 500 })
  @MaxUtf16Length(500, { message: 'message can have at most 500 characters' })
  @IsString({ message: 'message must be a text' })
  message: string;

  @ApiProperty({ description: 'The path of the page, ids left out', maxLength: 200 })
  @MaxUtf16Length(200, { message: 'page can have at most 200 characters' })
  @IsString({ message: 'page must be a text' })
  page: string;

  @ApiProperty({ description: 'How often it happened', minimum: 1, maximum: 1000 })
  @Max(1000, { message: 'count can be at most 1000' })
  @Min(1, { message: 'count must be at least 1' })
  @IsInt({ message: 'count must be a whole number' })
  count: number;
}

export class BrowserReportsDto {
  @ApiProperty({ type: [BrowserReportDto], minItems: 1, maxItems: 10 })
  @Nested(() => BrowserReportDto, { each: true, message: 'every report must be an object' })
  @ArrayMaxSize(10, { message: 'reports can be at most 10' })
  @ArrayMinSize(1, { message: 'reports must be at least 1' })
  @IsArray({ message: 'reports must be a list' })
  reports: BrowserReportDto[];
}
