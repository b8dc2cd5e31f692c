import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'

/** Arguments of the fields that require some. */
const ARGUMENTS: Readonly<Record<string, string>> = { variant: '(selection: [])' }

type Depths = Readonly<{ depth: number; skip?: ReadonlySet<string> }>

/** Returns a selection of every field of a type, to the given depth, on all types of an abstract one. */
export function selectEverything(schema: GraphQLSchema, type: GraphQLNamedType, { depth, skip }: Depths): string {
  const parts = ['__typename']
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) parts.push(selectField(schema, field, { depth, skip }))
  }
  if (isInterfaceType(type) || isUnionType(type)) {
    const shared = isInterfaceType(type) ? new Set(Object.keys(type.getFields())) : new Set<string>()
    for (const possible of schema.getPossibleTypes(type)) {
      const own = selectEverything(schema, possible, { depth, skip: new Set([...(skip ?? []), ...shared]) })
      parts.push(`... on ${possible.name} ${own}`)
    }
  }
  return `{ ${parts.filter(Boolean).join(' ')} }`
}

function selectField(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, { depth, skip }: Depths): string {
  const type = getNamedType(field.type)
  const args = field.args.some(isRequiredArgument) ? (ARGUMENTS[field.name] ?? null) : ''
  if (skip?.has(field.name) || args === null) return ''
  if (isLeafType(type)) return `${field.name}${args}`
  return depth > 1 ? `${field.name}${args} ${selectEverything(schema, type, { depth: depth - 1 })}` : ''
}
