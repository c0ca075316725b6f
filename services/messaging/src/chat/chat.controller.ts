import { AddressLimit, OptionalUser, Public, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MessagingConfig } from '../config.js';
import {
  ChatAnswerDto,
  ChatClearedDto,
  ChatMessageDto,
  ChatStartedDto,
  ChatUserDto,
} from './chat.dto.js';
import { ChatService } from './chat.service.js';

const AddressLimitPerMinute = (name: string) =>
  AddressLimit<MessagingConfig>({ name, limit: 'CHAT_LIMIT_PER_ADDRESS', window: 60 });

@ApiTags('chat')
@Public()
@Controller('chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post('start')
  @AddressLimitPerMinute('chat-open')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatStartedDto })
  async startChat(
    @Body() { userId }: ChatUserDto,
    @OptionalUser() student: AuthenticatedUser | undefined,
  ): Promise<ChatStartedDto> {
    return { success: true, ...(await this.chat.start(userId, student?.id)) };
  }

  @Post('message')
  @AddressLimitPerMinute('chat-message')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatAnswerDto })
  async sendChatMessage(
    @Body() { userId, message }: ChatMessageDto,
    @OptionalUser() student: AuthenticatedUser | undefined,
  ): Promise<ChatAnswerDto> {
    return { success: true, ...(await this.chat.reply(userId, message, student?.id)) };
  }

  @Post('clear')
  @AddressLimitPerMinute('chat-open')
  @HttpCode(200)
  @ApiOkResponse({ type: ChatClearedDto })
  async clearChat(
    @Body() { userId }: ChatUserDto,
    @OptionalUser() student: AuthenticatedUser | undefined,
  ): Promise<ChatClearedDto> {
    await this.chat.clear(userId, student?.id);
    return { success: true };
  }
}
