import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

type Finding = Readonly<{ coordinate: string; message: string }>

/**
 * What this house asks of its schema beyond validity: a description everywhere, names in the field's manner, mutations
 * that take one `input` and answer with `userErrors`, and no `id` outside a Node. An empty list is a pass.
 */
export function lintSchema(schema: GraphQLSchema): readonly Finding[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  return [...types.flatMap(lintType), ...lintMutations(schema)]
}

function lintType(type: GraphQLNamedType): readonly Finding[] {
  const findings: Finding[] = []
  const report = (coordinate: string, message: string) => findings.push({ coordinate, message })
  if (!/^[A-Z][A-Za-z]*$/.test(type.name)) report(type.name, 'type names are PascalCase words')
  if (!type.description && type.name !== 'Mutation') report(type.name, 'has no description')
  if (isEnumType(type)) {
    for (const value of type.getValues()) {
      if (!/^[A-Z][A-Z_]*$/.test(value.name)) report(`${type.name}.${value.name}`, 'enum values are SCREAMING_CASE')
      if (!value.description) report(`${type.name}.${value.name}`, 'has no description')
    }
  }
  if (isInputObjectType(type)) findings.push(...lintArguments(type.name, Object.values(type.getFields())))
  if (isObjectType(type) || isInterfaceType(type)) findings.push(...lintFields(type))
  return findings
}

function lintFields(type: GraphQLNamedType): readonly Finding[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`
    const findings = [...lintArguments(coordinate, field.args)]
    if (!/^[a-z][A-Za-z0-9]*$/.test(field.name)) findings.push({ coordinate, message: 'field names are camelCase' })
    if (!field.description) findings.push({ coordinate, message: 'has no description' })
    if (field.deprecationReason && !/`\w+`.*\d{4}-\d{2}-\d{2}/.test(field.deprecationReason)) {
      findings.push({ coordinate, message: 'a deprecation names its replacement in backticks, and a date' })
    }
    const isNode = type.name === 'Node' || type.getInterfaces().some((parent) => parent.name === 'Node')
    if (field.name === 'id' && !isNode) findings.push({ coordinate, message: 'a field called id belongs to a Node' })
    return findings
  })
}

function lintArguments(owner: string, args: readonly Pick<GraphQLArgument, 'name' | 'description'>[]): Finding[] {
  return args
    .filter((argument) => !argument.description)
    .map((argument) => ({ coordinate: `${owner}(${argument.name}:)`, message: 'has no description' }))
}

function lintMutations(schema: GraphQLSchema): readonly Finding[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  return mutations.flatMap((field) => {
    const coordinate = `Mutation.${field.name}`
    const findings: Finding[] = []
    const [input, ...others] = field.args
    if (input?.name !== 'input' || others.length > 0) {
      findings.push({ coordinate, message: 'a mutation takes one argument, `input`' })
    }
    const payload = isNonNullType(field.type) ? field.type.ofType : field.type
    const fields = isObjectType(payload) ? payload.getFields() : {}
    for (const name of ['userErrors', 'notices', 'clientMutationId']) {
      if (!fields[name]) findings.push({ coordinate, message: `its payload has no ${name}` })
    }
    return findings
  })
}
