import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { AttemptClient } from '../clients/attempt.client.js';
import { CatalogueClient } from '../clients/catalogue.client.js';
import type { MessagingConfig } from '../config.js';
import { HelpModule } from '../help/help.module.js';
import { ASSISTANT_MODEL, noModel, OpenAiCompatibleModel } from './assistant/assistant-model.js';
import { AssistantService } from './assistant/assistant.service.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import { FactsService } from './facts/facts.service.js';
import { HelpAnswersService } from './facts/help-answers.service.js';

@Module({
  imports: [HelpModule],
  controllers: [ChatController],
  exports: [ConversationsRepository],
  providers: [
    ChatService,
    AssistantService,
    ConversationsRepository,
    FactsService,
    HelpAnswersService,
    AttemptClient,
    CatalogueClient,
    {
      provide: ASSISTANT_MODEL,
      inject: [SERVICE_CONFIG],
      useFactory: (config: MessagingConfig) =>
        config.ASSISTANT_LLM_URL && config.ASSISTANT_LLM_KEY
          ? new OpenAiCompatibleModel(config)
          : noModel,
    },
  ],
})
export class ChatModule {}
