import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateIf } from 'class-validator';

/** An optional field must be omitted; null is rejected. */
const IfDefined = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

export class SettingsDto {
  @ApiPropertyOptional()
  @IsBoolean({ message: 'Log-in alerts are either on or off' })
  @IfDefined()
  loginAlerts?: boolean;

  @ApiPropertyOptional()
  @IsBoolean({ message: 'Test reminders are either on or off' })
  @IfDefined()
  testReminders?: boolean;
}
