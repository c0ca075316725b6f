import { Transform, type TransformFnParams } from 'class-transformer';

/** Trims text. The validators refuse anything that is not text. */
export function Trim(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.trim() : value,
  );
}
