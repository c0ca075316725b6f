import { ContactMessageEntity } from './contact/contact-message.entity.js';
import { FaqRemovalEntity } from './help/faq-removal.entity.js';
import { FaqEntity } from './help/faq.entity.js';

/** All tables that the service accesses as TypeORM entities. */
export const ENTITIES = [ContactMessageEntity, FaqEntity, FaqRemovalEntity];
