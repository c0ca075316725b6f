import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'SuccessView' })
export class SuccessDto {
  @ApiProperty({ enum: [true] })
  success: true;
}

@ApiSchema({ name: 'DoneView' })
export class DoneDto extends SuccessDto {
  @ApiProperty()
  message: string;
}
