import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { PasswordHasher } from './password-hasher.js';

/** Holds the capacity that a call has reserved for a password until the call uses it or ends. */
@Injectable()
export class PasswordCapacity implements NestInterceptor {
  constructor(private readonly passwords: PasswordHasher) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.passwords.withReservation(() => lastValueFrom(next.handle())));
  }
}
