import { CleanText, MaxUtf16Length } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { NameField, ONE_LINE, TidyMobile } from '../users/user-fields.decorator.js';

/** Text on several lines. */
const SEVERAL_LINES = /^[^\p{Cc}]*([\t\n\r][^\p{Cc}]*)*$/u;

/** Clients may send the email address, as in the specification. It is read-only and ignored. */
@ApiSchema({ name: 'ProfileDto' })
export class ChangeProfileDto {
  @NameField()
  name: string;

  @ApiPropertyOptional({ description: 'Ignored: the email address cannot be changed' })
  email?: string;

  @ApiPropertyOptional({ maxLength: 30 })
  @Matches(/^(\+?\d{10,15})?$/, {
    message: 'Please enter a valid mobile number of at least 10 digits',
  })
  @TidyMobile()
  @IsOptional()
  mobile?: string;

  @ApiPropertyOptional({ maxLength: 200 })
  @Matches(ONE_LINE, { message: 'Education must be on one line' })
  @MaxUtf16Length(200, { message: 'Education is too long (200 characters at most)' })
  @IsString({ message: 'Education must be text' })
  @CleanText(200)
  @IsOptional()
  education?: string;

  @ApiPropertyOptional({ maxLength: 500 })
  @Matches(SEVERAL_LINES, { message: 'Address contains characters that cannot be shown' })
  @MaxUtf16Length(500, { message: 'Address is too long (500 characters at most)' })
  @IsString({ message: 'Address must be text' })
  @CleanText(500)
  @IsOptional()
  address?: string;
}

@ApiSchema({ name: 'ActivityView' })
export class ActivityDto {
  @ApiProperty()
  testName: string;

  @ApiPropertyOptional()
  examName?: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty({ description: 'Percent' })
  score: number;

  @ApiPropertyOptional({ description: 'Absent if they say the same as the score' })
  marks?: number;

  @ApiPropertyOptional({ description: 'Maximum marks; present with `marks`' })
  maxMarks?: number;

  @ApiProperty()
  attemptId: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'Present while marks and solutions of a live test are not public: they come after this, and the score is 0',
  })
  solutionsFrom?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of a live test: when its marks and solutions became public',
  })
  solutionsAt?: string;
}

@ApiSchema({ name: 'RecommendationView' })
export class RecommendationDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ example: 'primary' })
  examColor: string;

  @ApiProperty({ description: 'Without the name of the exam' })
  title: string;

  @ApiProperty({ example: 'chapterwise' })
  category: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty({
    description: 'Why it is recommended, in a few words',
    example: 'Your weakest subject in SSC CGL: Algebra',
  })
  reason: string;
}

@ApiSchema({ name: 'ProfileView' })
export class ProfileDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  mobile: string;

  @ApiProperty()
  education: string;

  @ApiProperty()
  address: string;

  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  @ApiProperty()
  membership: string;

  @ApiProperty()
  testsTaken: number;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Those with public marks, which the average score is of; absent: all of them',
  })
  testsMarked?: number;

  @ApiProperty({ description: 'Percent' })
  avgScore: number;

  @ApiProperty({ type: String, nullable: true, description: 'Title of the last test taken' })
  lastTest: string | null;

  @ApiProperty({ type: [ActivityDto] })
  recentActivity: ActivityDto[];

  @ApiProperty({ type: [RecommendationDto] })
  recommendedTests: RecommendationDto[];
}
