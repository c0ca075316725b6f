import {
  AddressLimit,
  BodyLimit,
  OptionalUser,
  Public,
  type AuthenticatedUser,
} from '@abhyas/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { MessagingConfig } from '../config.js';
import { ContactDto, ContactTakenDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

const HOUR_SECONDS = 3_600;
/** A message of 5,000 characters takes up to 15,000 bytes in Indian scripts. */
const MAX_BYTES = 20 * 1024;

@ApiTags('contact')
@Public()
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @AddressLimit<MessagingConfig>({
    name: 'contact',
    limit: 'CONTACT_LIMIT_PER_ADDRESS',
    window: HOUR_SECONDS,
  })
  @BodyLimit(MAX_BYTES)
  @ApiCreatedResponse({ type: ContactTakenDto })
  async sendContactMessage(
    @Body() input: ContactDto,
    @OptionalUser() sender: AuthenticatedUser | undefined,
  ): Promise<ContactTakenDto> {
    await this.contact.submit(input, sender?.email);
    return { success: true, message: 'Thank you! Your message has been sent successfully.' };
  }
}
