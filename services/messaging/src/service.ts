import { KitModule, type ServiceDefinition } from '@abhyas/service-kit';
import { AppModule } from './app.module.js';
import type { MessagingConfig } from './config.js';
import { ContactMessageEntity } from './contact/contact-message.entity.js';
import { FaqEntity } from './help/faq.entity.js';
import { MIGRATIONS } from './migrations.js';

/** The messaging service, for main, tests and the API description. */
export function messagingService(config: MessagingConfig): ServiceDefinition {
  const kit = KitModule.forRoot({
    name: 'messaging',
    config,
    entities: [ContactMessageEntity, FaqEntity],
    migrations: MIGRATIONS,
  });
  return { name: 'messaging', module: { module: AppModule, imports: [kit] }, config };
}
