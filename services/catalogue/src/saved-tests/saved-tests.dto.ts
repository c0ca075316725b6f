import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DIFFICULTIES, type Difficulty } from '../questions/rules/difficulty.js';

@ApiSchema({ name: 'SaveTestBody' })
export class SaveTestDto {
  @ApiProperty({ description: 'The test to save' })
  @IsString({ message: 'Name the test to save.' })
  @IsNotEmpty({ message: 'Name the test to save.' })
  @MaxLength(100, { message: 'This is not the id of a test.' })
  testId: string;
}

@ApiSchema({ name: 'SavedTest' })
export class SavedTestDto {
  @ApiProperty({ description: "The test's id" })
  id: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  category: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;

  @ApiProperty({ format: 'date-time' })
  savedOn: string;
}

@ApiSchema({ name: 'Removal' })
export class RemovalDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
