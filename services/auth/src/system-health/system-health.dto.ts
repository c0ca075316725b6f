import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Whether a service is ready. */
export type ServiceState = 'ok' | 'away';

@ApiSchema({ name: 'ServicesView' })
export class ServicesDto {
  @ApiProperty({ enum: ['ok', 'away'] })
  auth: ServiceState;

  @ApiProperty({ enum: ['ok', 'away'] })
  catalogue: ServiceState;

  @ApiProperty({ enum: ['ok', 'away'] })
  attempt: ServiceState;

  @ApiProperty({ enum: ['ok', 'away'] })
  messaging: ServiceState;
}

// The contract was released with this name and tag.
@ApiSchema({ name: 'HouseView' })
export class SystemHealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ type: ServicesDto })
  services: ServicesDto;
}
