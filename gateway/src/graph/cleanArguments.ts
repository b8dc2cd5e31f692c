import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  defaultFieldResolver,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { isRecord } from '../upstream/isRecord.ts'
import { TYPED_INPUTS } from './typedInputs.ts'

type Clean = (value: unknown) => unknown
const CLEANED_SCALARS: ReadonlySet<string> = new Set(['String', 'EmailAddress'])

/**
 * Has every resolver receive what people type and paste already cleaned, by `TYPED_INPUTS`, so that no rule, key or REST
 * call sees anything else. A text without a row there is cleaned as one line.
 */
export function cleanArguments(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<string, Clean | null>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const cleaners = field.args.map(({ name, type: argument }): Part => [
        name,
        cleanerOf(argument, `${field.name}(${name}:)`, known),
      ])
      const clean = cleanParts(cleaners)
      if (clean === null) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, given, ...rest) => resolve(source, clean(given), ...rest)
    }
  }
  return schema
}

type Part = readonly [name: string, clean: Clean | null]

/** Cleans some parts of a record; null when there is nothing to clean in it. */
function cleanParts(parts: readonly Part[]): Clean | null {
  const cleaners = parts.flatMap(([name, clean]) => (clean === null ? [] : [[name, clean] as const]))
  if (cleaners.length === 0) return null
  return (value) => {
    if (!isRecord(value)) return value
    const given = cleaners.filter(([name]) => Object.hasOwn(value, name))
    return { ...value, ...Object.fromEntries(given.map(([name, clean]) => [name, clean(value[name])])) }
  }
}

/** How a value of an input type is cleaned; null when nothing in it is. `known` holds what was found out of input objects. */
function cleanerOf(type: GraphQLInputType, coordinate: string, known: Map<string, Clean | null>): Clean | null {
  if (isNonNullType(type)) return cleanerOf(type.ofType, coordinate, known)
  if (isListType(type)) {
    const clean = cleanerOf(type.ofType, coordinate, known)
    return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))
  }
  if (!isInputObjectType(type)) return CLEANED_SCALARS.has(type.name) ? cleanScalar(coordinate) : null
  const found = known.get(type.name)
  if (found !== undefined) return found
  // An input that holds one of its own kind finds this, until what it is made of is known.
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
