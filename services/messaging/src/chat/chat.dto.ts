import { CleanText, MaxUtf16Length } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MinLength } from 'class-validator';

export class ChatUserDto {
  @ApiProperty({
    example: 'user_k3v9x2m1',
    description: 'An id that the browser generates and stores.',
  })
  @Matches(/^[\w-]{1,100}$/, { message: 'The chat user id is not valid' })
  userId: string;
}

export class ChatMessageDto extends ChatUserDto {
  @ApiProperty({ example: 'How to manage time during exams?', maxLength: 1000 })
  @CleanText(1000)
  @MaxUtf16Length(1000, { message: 'A message can have at most 1,000 characters' })
  @MinLength(1, { message: 'The message is empty' })
  @IsString({ message: 'The message is empty' })
  message: string;
}

export class ChatLinkDto {
  @ApiProperty({ example: 'SSC CGL' })
  label: string;

  @ApiProperty({
    description: 'A page of this site',
    example: '/exam-details/0193a1c0-0000-7000-8000-0000000000e1',
  })
  path: string;
}

export class ChatTurnDto {
  @ApiProperty({ enum: ['user', 'bot'] })
  sender: 'user' | 'bot';

  @ApiProperty()
  text: string;

  @ApiProperty({ type: [ChatLinkDto] })
  links: ChatLinkDto[];
}

export class ChatStartedDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty()
  initialMessage: string;

  @ApiPropertyOptional({
    type: [ChatTurnDto],
    description:
      'What was said in the last day, oldest first; of a signed-in student only to that student',
  })
  history?: ChatTurnDto[];
}

export class ChatAnswerDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ description: 'Plain text; **bold** marks and blank lines between paragraphs.' })
  message: string;

  @ApiPropertyOptional({ type: [ChatLinkDto] })
  links?: ChatLinkDto[];
}

export class ChatClearedDto {
  @ApiProperty({ example: true })
  success: boolean;
}
