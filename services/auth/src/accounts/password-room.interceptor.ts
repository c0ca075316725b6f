import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';

import { PasswordHasher } from './password-hasher.js';

/** Keeps room for a call's password from when it was told that there is some. */
@Injectable()
export class PasswordRoom implements NestInterceptor {
  constructor(private readonly passwords: PasswordHasher) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.passwords.watch(() => lastValueFrom(next.handle())));
  }
}
