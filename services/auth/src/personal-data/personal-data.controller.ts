import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PersonalDataDto } from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

const FILE = 'abhyas-my-data.json';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api/user/profile/data')
export class PersonalDataController {
  constructor(private readonly service: PersonalDataService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'All that every service keeps about the student, as one JSON file' })
  @ApiOkResponse({ type: PersonalDataDto })
  async downloadData(@CurrentUser() user: AuthenticatedUser): Promise<StreamableFile> {
    const data = await this.service.collect(user.id);
    // Formatted and with a file name, because people read it.
    return new StreamableFile(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="${FILE}"`,
    });
  }
}
