import { type GraphQLSchema, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from './createSchema.ts'
import { NULLS_WITH_MEANING } from './nullsAsDefaults.ts'

type Argument = Readonly<{ type: string; field: string; name: string; usual: unknown }>

function argumentsWithDefaults(schema: GraphQLSchema): readonly Argument[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    !isObjectType(type) || type.name.startsWith('__')
      ? []
      : Object.values(type.getFields()).flatMap(({ name: field, args }) =>
          args.flatMap(({ name, defaultValue: usual }) =>
            usual === undefined ? [] : [{ type: type.name, field, name, usual }],
          ),
        ),
  )
}

const known = argumentsWithDefaults(createSchema({}))
/** Schema whose fields with such arguments return what they are given. */
const schema = createSchema(
  Object.fromEntries(
    known.map(({ type }) => [
      type,
      Object.fromEntries(
        known.flatMap((one) =>
          one.type === type ? [[one.field, (_source: unknown, given: unknown) => given] as const] : [],
        ),
      ),
    ]),
  ),
)

test.each(known.map((one) => [`${one.type}.${one.field}(${one.name}:)`, one] as const))(
  '%s takes an explicit null for its default, unless null has a meaning',
  (_coordinate, { type, field, name, usual }) => {
    const owner = schema.getType(type)
    const resolve = isObjectType(owner) ? owner.getFields()[field]?.resolve : undefined
    const call = (given: object) => resolve?.({}, given, {} as never, {} as never)
    const isKept = NULLS_WITH_MEANING.has(`${type}.${field}(${name}:)`)
    expect(call({ [name]: null, other: null })).toEqual({ [name]: isKept ? null : usual, other: null })
    const given = { [name]: 'given' }
    expect(call(given)).toEqual(given)
  },
)

test('no input field has a default and is nullable', () => {
  expect(known.length).toBeGreaterThan(20)
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
  )
  const nullable = fields.filter(({ field }) => field.defaultValue !== undefined && !isNonNullType(field.type))
  expect(nullable.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
})
