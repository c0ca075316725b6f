import { Injectable } from '@nestjs/common';
import { FaqsRepository } from './faqs.repository.js';
import type { FaqDto } from './help.dto.js';
import { presentFaq } from './help.presenter.js';

@Injectable()
export class HelpService {
  constructor(private readonly faqs: FaqsRepository) {}

  async listFaqs(): Promise<FaqDto[]> {
    return (await this.faqs.findInOrder()).map(presentFaq);
  }
}
