import {
  CurrentUser,
  InjectRawBody,
  Public,
  RawBody,
  TakesRawBody,
  type AuthenticatedUser,
} from '@abhyas/service-kit';
import { Controller, Delete, Get, Header, Param, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { PhotoUploads } from './photo-uploads.js';
import { AvatarDto, PhotoRemovedDto } from './photos.dto.js';
import { PhotosService } from './photos.service.js';

/**
 * The server deletes a removed or replaced photo at once. Browsers may show a cached copy for a day.
 * Shared caches must not store it.
 */
const CACHED_FOR_A_DAY = 'private, max-age=86400, must-revalidate';

@ApiTags('profile')
@Controller('api/user/profile')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly uploads: PhotoUploads,
  ) {}

  @Put('photo')
  @TakesRawBody()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Change the photo: JPEG, PNG or WebP, 2 MB at most' })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: AvatarDto })
  async changePhoto(
    @CurrentUser() user: AuthenticatedUser,
    @InjectRawBody() body: RawBody,
  ): Promise<AvatarDto> {
    const avatar = await this.uploads.receive(user.id, body, (picture) =>
      this.photos.change(user.id, picture),
    );
    return { avatar };
  }

  @Delete('photo')
  @ApiBearerAuth()
  @ApiOkResponse({ type: PhotoRemovedDto })
  async removePhoto(@CurrentUser() user: AuthenticatedUser): Promise<PhotoRemovedDto> {
    await this.photos.remove(user.id);
    return { success: true };
  }

  @Public()
  @Get('photos/:file')
  @Header('cache-control', CACHED_FOR_A_DAY)
  @ApiOperation({
    summary: 'A photo, 256 × 256 pixels at most, under a name that cannot be guessed',
  })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async readPhoto(@Param('file') file: string): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(file), { type: 'image/webp' });
  }
}
