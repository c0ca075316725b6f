import { KitModule } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { ChatModule } from './chat/chat.module.js';
import type { MessagingConfig } from './config.js';
import { ContactModule } from './contact/contact.module.js';
import { ENTITIES } from './entities.js';
import { HelpModule } from './help/help.module.js';
import { MailModule } from './mail/mail.module.js';
import { MIGRATIONS } from './migrations.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

@Module({})
export class AppModule {
  static forRoot(config: MessagingConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          name: 'messaging',
          config,
          entities: ENTITIES,
          migrations: MIGRATIONS,
        }),
        ChatModule,
        ContactModule,
        HelpModule,
        MailModule,
        PersonalDataModule,
      ],
    };
  }
}
