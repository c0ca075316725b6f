import { validationFailed } from '@abhyas/service-kit';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** Accepts UUIDs, and converts them to lower case, as they are stored. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw validationFailed({ id: 'The id must be a UUID.' });
    return value.toLowerCase();
  }
}
