import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'AvatarView' })
export class AvatarDto {
  @ApiProperty({ description: 'Where the photo is served, as a path of this site' })
  avatar: string;
}

@ApiSchema({ name: 'PhotoRemovedView' })
export class PhotoRemovedDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
