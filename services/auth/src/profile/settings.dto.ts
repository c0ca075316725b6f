import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateIf } from 'class-validator';

/** Null is not a way to leave something out. */
const IfGiven = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

export class SettingsDto {
  @ApiPropertyOptional()
  @IsBoolean({ message: 'Log-in alerts are either on or off' })
  @IfGiven()
  loginAlerts?: boolean;

  @ApiPropertyOptional()
  @IsBoolean({ message: 'Test reminders are either on or off' })
  @IfGiven()
  testReminders?: boolean;
}
