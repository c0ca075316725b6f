import { ApiProperty } from '@nestjs/swagger';

export class AvatarView {
  @ApiProperty({ description: 'Where the photo is served, as a path of this site' })
  avatar: string;
}

export class PhotoRemovedView {
  @ApiProperty({ enum: [true] })
  success: true;
}
