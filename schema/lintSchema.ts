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
import { lintDescription } from './lintDescription.ts'

type Finding = Readonly<{ coordinate: string; message: string }>

/**
 * Checks the rules of this schema beyond validity: descriptions everywhere and in plain English, naming conventions,
 * mutations with one `input` and with `userErrors` in their payload, `id` fields on nodes only. Returns an empty list if
 * the schema passes.
 */
export function lintSchema(schema: GraphQLSchema): readonly Finding[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  const whole = schema.description ? lintText('schema', schema.description) : []
  return [...whole, ...types.flatMap(lintType), ...lintMutations(schema)]
}

function lintType(type: GraphQLNamedType): readonly Finding[] {
  const findings: Finding[] = []
  const report = (coordinate: string, message: string) => findings.push({ coordinate, message })
  if (!/^[A-Z][A-Za-z]*$/.test(type.name)) report(type.name, 'type names are PascalCase words')
  if (type.description || type.name !== 'Mutation') findings.push(...lintText(type.name, type.description))
  if (isEnumType(type)) {
    for (const value of type.getValues()) {
      if (!/^[A-Z][A-Z_]*$/.test(value.name)) report(`${type.name}.${value.name}`, 'enum values are SCREAMING_CASE')
      findings.push(...lintText(`${type.name}.${value.name}`, value.description))
      findings.push(...lintDeprecation(`${type.name}.${value.name}`, value.deprecationReason))
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
    findings.push(...lintText(coordinate, field.description))
    findings.push(...lintDeprecation(coordinate, field.deprecationReason))
    const isNode = type.name === 'Node' || type.getInterfaces().some((parent) => parent.name === 'Node')
    if (field.name === 'id' && !isNode) findings.push({ coordinate, message: 'a field called id belongs to a Node' })
    return findings
  })
}

function lintArguments(owner: string, args: readonly Pick<GraphQLArgument, 'name' | 'description'>[]): Finding[] {
  return args.flatMap((argument) => lintText(`${owner}(${argument.name}:)`, argument.description))
}

function lintDeprecation(coordinate: string, reason: string | null | undefined): readonly Finding[] {
  if (!reason || /`\w+`.*\d{4}-\d{2}-\d{2}/.test(reason)) return []
  return [{ coordinate, message: 'a deprecation names its replacement in backticks, and a date' }]
}

function lintText(coordinate: string, description: string | null | undefined): readonly Finding[] {
  return lintDescription(description).map((message) => ({ coordinate, message }))
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
