import { ValidateIf } from 'class-validator';

/** Marks a field that may be omitted. Unlike IsOptional, it does not allow null. */
export function IfDefined(): PropertyDecorator {
  return ValidateIf((_dto, value) => value !== undefined);
}
