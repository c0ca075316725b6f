import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

type TransformerStorage = typeof import('class-transformer/types/storage.js');

// The library has no other way to find the class of a member.
const { defaultMetadataStorage } = createRequire(import.meta.url)(
  'class-transformer/cjs/storage.js',
) as TransformerStorage;

interface KnownMember {
  name: string;
  /** The class by which the member or a list's elements are validated, if any. */
  type: Type | undefined;
  /** The maximum number of elements in a list. */
  maxElements: number | undefined;
}

const membersByType = new WeakMap<Type, readonly KnownMember[]>();

/**
 * Copies only the members that a DTO has rules for. A list that is too long is cut to one element
 * more than its maximum, which is enough to refuse it. class-transformer and class-validator would
 * drop and refuse the same, but in quadratic time.
 *
 * @returns a copy; an empty list for a list in place of a DTO; any other value as it is
 */
export function pickKnown(value: unknown, type: Type): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const input = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const member of knownMembers(type)) {
    if (Object.hasOwn(input, member.name)) {
      copy[member.name] = pickMember(input[member.name], member);
    }
  }
  return copy;
}

function pickMember(value: unknown, member: KnownMember): unknown {
  const { type, maxElements } = member;
  if (!Array.isArray(value)) return type ? pickKnown(value, type) : value;
  const elements: unknown[] = maxElements === undefined ? value : value.slice(0, maxElements + 1);
  return type ? elements.map((element) => pickElement(element, type)) : elements;
}

/** A list in the place of an element becomes null, which is refused: class-validator would take it. */
function pickElement(element: unknown, type: Type): unknown {
  return Array.isArray(element) ? null : pickKnown(element, type);
}

function knownMembers(type: Type): readonly KnownMember[] {
  const found = membersByType.get(type) ?? readMembers(type);
  membersByType.set(type, found);
  return found;
}

function readMembers(type: Type): KnownMember[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  return [...names].map((name) => {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    const max: unknown = own.find((rule) => rule.name === 'arrayMaxSize')?.constraints[0];
    return {
      name,
      type: own.some((rule) => rule.type === 'nestedValidation')
        ? (defaultMetadataStorage.findTypeMetadata(type, name)?.typeFunction() as Type | undefined)
        : undefined,
      maxElements: typeof max === 'number' ? max : undefined,
    };
  });
}
