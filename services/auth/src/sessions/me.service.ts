import { sessionEnded, type AuthenticatedSession } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { presentUser } from '../users/users.presenter.js';
import { UsersRepository } from '../users/users.repository.js';
import type { MeDto } from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

/** Reads the current data of the signed-in student. */
@Injectable()
export class MeService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  async read(session: AuthenticatedSession): Promise<MeDto> {
    const user = await this.users.findById(session.id);
    if (!user) throw sessionEnded();
    const token = await this.sessions.renew(user, session);
    return { user: presentUser(user), ...(token !== undefined && { token }) };
  }
}
