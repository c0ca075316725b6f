import { ClientAddress, Public } from '@abhyas/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ContactDto, ContactTakenDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Public()
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiCreatedResponse({ type: ContactTakenDto })
  async sendContactMessage(
    @Body() input: ContactDto,
    @ClientAddress() address: string,
  ): Promise<ContactTakenDto> {
    await this.contact.take(input, address);
    return { success: true, message: 'Thank you! Your message has been sent successfully.' };
  }
}
