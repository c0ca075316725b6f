import { createRequire } from 'node:module';

import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

type TransformerStorage = typeof import('class-transformer/types/storage.js');

// The library has no other way to ask which class a member becomes an instance of.
const { defaultMetadataStorage } = createRequire(import.meta.url)(
  'class-transformer/cjs/storage.js',
) as TransformerStorage;

interface KnownMember {
  name: string;
  /** The class of the member, or of a list's elements, where it is validated by one. */
  type: Type | undefined;
  /** How many elements a list may have. */
  maxElements: number | undefined;
}

const known = new WeakMap<Type, readonly KnownMember[]>();

/**
 * Leaves of what came in the members that a DTO has rules for, and of a list that is too long one
 * element more than it may have, which is enough to refuse it. class-transformer and
 * class-validator would drop and refuse the same, but take the square of its size to do so.
 *
 * @returns a copy; of a list in the place of a DTO an empty one, of anything else itself
 */
export function pickKnown(value: unknown, type: Type): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  const picked: Record<string, unknown> = {};
  for (const member of knownMembers(type)) {
    if (Object.hasOwn(given, member.name)) {
      picked[member.name] = pickMember(given[member.name], member);
    }
  }
  return picked;
}

function pickMember(value: unknown, member: KnownMember): unknown {
  const { type, maxElements } = member;
  if (!Array.isArray(value)) return type ? pickKnown(value, type) : value;
  const elements: unknown[] = maxElements === undefined ? value : value.slice(0, maxElements + 1);
  return type ? elements.map((element) => pickMember(element, member)) : elements;
}

function knownMembers(type: Type): readonly KnownMember[] {
  const found = known.get(type) ?? readMembers(type);
  known.set(type, found);
  return found;
}

function readMembers(type: Type): KnownMember[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  return [...names].map((name) => {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    const longest: unknown = own.find((rule) => rule.name === 'arrayMaxSize')?.constraints[0];
    return {
      name,
      type: own.some((rule) => rule.type === 'nestedValidation')
        ? (defaultMetadataStorage.findTypeMetadata(type, name)?.typeFunction() as Type | undefined)
        : undefined,
      maxElements: typeof longest === 'number' ? longest : undefined,
    };
  });
}
