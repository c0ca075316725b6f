import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { nestedDtoOf } from '../input/nested.decorator.js';

type Rule = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

interface KnownMember {
  name: string;
  /** The class by which the member or a list's elements are validated, if any. */
  type: Type | undefined;
  /** Whether it may be a list. */
  isList: boolean;
  /** The maximum number of elements in a list. */
  maxElements: number | undefined;
  /** The maximum length of a text. */
  maxLength: number | undefined;
}

const membersByType = new WeakMap<Type, readonly KnownMember[]>();

/**
 * Copies only the members that a DTO has rules for. A list that is too long is cut to one element
 * more than its maximum, and a list or an object in place of text or a number is emptied, which is
 * enough to refuse it. class-transformer and class-validator would drop and refuse the same, but in
 * quadratic time.
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

function pickMember(value: unknown, { type, isList, maxElements }: KnownMember): unknown {
  if (!Array.isArray(value)) return type ? pickKnown(value, type) : withoutContent(value);
  if (!isList && !type) return [];
  const elements: unknown[] = maxElements === undefined ? value : value.slice(0, maxElements + 1);
  return elements.map((element) => pickElement(element, type));
}

function pickElement(element: unknown, type: Type | undefined): unknown {
  if (typeof element !== 'object') return element;
  // class-validator would accept a list in place of a DTO, because it validates only its elements.
  return type && !Array.isArray(element) ? pickKnown(element, type) : null;
}

/** Not null in place of an object, because an optional member may be null. */
function withoutContent(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? {} : value;
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
    return {
      name,
      type: nestedDtoOf(type, name),
      isList: own.some(
        (rule) => rule.each || rule.name?.startsWith('array') || rule.name === 'isArray',
      ),
      maxElements: maxIn(own, 'arrayMaxSize'),
      maxLength: maxIn(own, 'maxLength') ?? maxIn(own, 'maxUtf16Length'),
    };
  });
}

function maxIn(rules: readonly Rule[], name: string): number | undefined {
  const max: unknown = rules.find((rule) => rule.name === name)?.constraints[0];
  return typeof max === 'number' ? max : undefined;
}

/** The maximum lengths of a DTO's texts by the names of their members, also nested ones. */
export function maxTextLengths(type: Type): Map<string, number> {
  const own = knownMembers(type).flatMap(({ name, maxLength }) =>
    maxLength === undefined ? [] : [[name, maxLength] as const],
  );
  const nested = knownMembers(type).flatMap((member) =>
    member.type ? [...maxTextLengths(member.type)] : [],
  );
  return new Map([...nested, ...own]);
}
