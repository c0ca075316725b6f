import { ClientAddress, OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  ChatAnswerDto,
  ChatClearedDto,
  ChatMessageDto,
  ChatStartedDto,
  ChatUserDto,
} from './chat.dto.js';
import { ChatService } from './chat.service.js';

@ApiTags('chat')
@Public()
@Controller('chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post('start')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatStartedDto })
  async startChat(
    @Body() _user: ChatUserDto,
    @ClientAddress() address: string,
  ): Promise<ChatStartedDto> {
    return { success: true, initialMessage: await this.chat.start(address) };
  }

  @Post('message')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatAnswerDto })
  async sendChatMessage(
    @Body() { userId, message }: ChatMessageDto,
    @ClientAddress() address: string,
    @OptionalUser() student: AuthenticatedUser | undefined,
  ): Promise<ChatAnswerDto> {
    const from = { address, studentId: student?.id };
    return { success: true, message: await this.chat.reply(userId, message, from) };
  }

  @Post('clear')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatClearedDto })
  async clearChat(
    @Body() { userId }: ChatUserDto,
    @ClientAddress() address: string,
  ): Promise<ChatClearedDto> {
    await this.chat.clear(userId, address);
    return { success: true };
  }
}
