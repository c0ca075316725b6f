import { applyDecorators, type Type } from '@nestjs/common';
import { Type as TransformTo } from 'class-transformer';
import { ValidateNested, type ValidationOptions } from 'class-validator';

const NESTED_DTO = Symbol('nested DTO');

/** A member that is another DTO, or with `each` a list of them. */
export function Nested(dto: () => Type, options?: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    ValidateNested(options),
    TransformTo(dto),
    (target: object, member: string | symbol) =>
      Reflect.defineMetadata(NESTED_DTO, dto, target, member),
  );
}

/** The DTO of a member that is {@link Nested}. */
export function nestedDtoOf(type: Type, member: string): Type | undefined {
  const dto = Reflect.getMetadata(NESTED_DTO, type.prototype as object, member) as
    | (() => Type)
    | undefined;
  return dto?.();
}
