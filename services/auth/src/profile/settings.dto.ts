import { IfDefined } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

@ApiSchema({ name: 'SettingsDto' })
export class ChangeSettingsDto {
  @ApiPropertyOptional()
  @IsBoolean({ message: 'Login alerts are either on or off' })
  @IfDefined()
  loginAlerts?: boolean;

  @ApiPropertyOptional()
  @IsBoolean({ message: 'Test reminders are either on or off' })
  @IfDefined()
  testReminders?: boolean;
}

@ApiSchema({ name: 'OpenSessionView' })
export class OpenSessionDto {
  @ApiProperty({ description: 'Browser and system, in words' })
  device: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ description: 'True for the session of this request' })
  isCurrent: boolean;
}

@ApiSchema({ name: 'SettingsView' })
export class SettingsDto {
  @ApiProperty({ description: 'False if the student has only signed in through a provider' })
  hasPassword: boolean;

  @ApiProperty({ description: 'Mail when a new kind of device logs in' })
  loginAlerts: boolean;

  @ApiProperty({ description: 'Mail before live tests the student registered for' })
  testReminders: boolean;

  @ApiProperty({ type: [OpenSessionDto], description: 'This one first, then newest first' })
  sessions: OpenSessionDto[];
}
