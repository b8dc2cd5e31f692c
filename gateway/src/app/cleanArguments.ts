import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { type GraphQLInputType, type GraphQLSchema, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { isRecord } from '../parse/isRecord.ts'
import { mapArguments } from './mapArguments.ts'
import { TYPED_INPUTS } from './typedInputs.ts'

type Clean = (value: unknown) => unknown
const CLEANED_SCALARS: ReadonlySet<string> = new Set(['String', 'EmailAddress'])

/**
 * Wraps every resolver so that it receives texts that users typed or pasted already cleaned by `TYPED_INPUTS`, and no
 * rule, key or REST call sees the raw ones. A text without a row there is cleaned as one line.
 */
export function cleanArguments(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<string, Clean | null>()
  return mapArguments(schema, ({ name: field, args }) =>
    cleanParts(args.map(({ name, type }): Part => [name, cleanerOf(type, `${field}(${name}:)`, known)])),
  )
}

type Part = readonly [name: string, clean: Clean | null]

/** Returns a cleaner for parts of a record; null if none needs one. */
function cleanParts(parts: readonly Part[]): Clean | null {
  const cleaners = parts.flatMap(([name, clean]) => (clean === null ? [] : [[name, clean] as const]))
  if (cleaners.length === 0) return null
  return (value) => {
    if (!isRecord(value)) return value
    const given = cleaners.filter(([name]) => Object.hasOwn(value, name))
    return { ...value, ...Object.fromEntries(given.map(([name, clean]) => [name, clean(value[name])])) }
  }
}

/**
 * Returns the cleaner of an input type; null if no value in it needs one. `known` caches the cleaners of input objects.
 */
function cleanerOf(type: GraphQLInputType, coordinate: string, known: Map<string, Clean | null>): Clean | null {
  if (isNonNullType(type)) return cleanerOf(type.ofType, coordinate, known)
  if (isListType(type)) {
    const clean = cleanerOf(type.ofType, coordinate, known)
    return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))
  }
  if (!isInputObjectType(type)) return CLEANED_SCALARS.has(type.name) ? cleanScalar(coordinate) : null
  const found = known.get(type.name)
  if (found !== undefined) return found
  // For a recursive input type, until its own cleaner is known.
  known.set(type.name, (value) => known.get(type.name)?.(value) ?? value)
  const fields = Object.values(type.getFields())
  const clean = cleanParts(
    fields.map((field) => [field.name, cleanerOf(field.type, `${type.name}.${field.name}`, known)]),
  )
  known.set(type.name, clean)
  return clean
}

function cleanScalar(coordinate: string): Clean | null {
  const clean = Object.hasOwn(TYPED_INPUTS, coordinate) ? TYPED_INPUTS[coordinate] : cleanText
  return clean ? (value) => (typeof value === 'string' ? clean(value) : value) : null
}
