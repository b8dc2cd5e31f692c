import {
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  getNullableType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'

type Variables = Readonly<Record<string, unknown>>
type Check = (variables: Variables) => readonly GatewayError[]
type Source = Readonly<{ schema: GraphQLSchema; document: DocumentNode; definition: OperationDefinitionNode }>

/**
 * Compiles a check of values that validation leaves to the executor: a nullable variable may be null where null is not
 * allowed, if it has a default or stands in a OneOf input object, and `initialCount` of `@stream` may be negative. The
 * executor's own errors do not say that the caller caused them, and a compiled operation does not see all of them. The
 * check returns an error for each such value.
 */
export function compileValueCheck(source: Source): Check {
  const checks = [...nullChecks(source), ...countChecks(source)]
  return (variables) => checks.flatMap((check) => check(variables))
}

function nullChecks({ schema, document, definition }: Source): readonly Check[] {
  const definitions = definition.variableDefinitions ?? []
  const nullable = new Set(
    definitions.flatMap(({ type, variable }) => (type.kind === Kind.NON_NULL_TYPE ? [] : [variable.name.value])),
  )
  const checks: Check[] = []
  const types = new TypeInfo(schema)
  const note: ASTVisitor = {
    ...onlyOperation(definition),
    VariableDefinition: () => false,
    Variable: ({ name: { value: name } }) => {
      if (!nullable.has(name)) return
      const parent = getNullableType(types.getParentInputType())
      const isOneOf = isInputObjectType(parent) && parent.isOneOf
      if (!isOneOf && !isNonNullType(types.getInputType())) return
      const [argument, directive] = [types.getArgument(), types.getDirective()]
      const place = argument && directive ? `Argument "${argument.name}" of @${directive.name}` : `Variable "$${name}"`
      const error = new GatewayError('BAD_USER_INPUT', `${place} must not be null.`)
      // An omitted variable leaves the default of its place, which a OneOf input object does not have.
      checks.push((variables) => {
        const value = variables[name]
        return value === null || (isOneOf && value === undefined) ? [error] : []
      })
    },
  }
  if (nullable.size > 0) visit(document, visitWithTypeInfo(types, note))
  return checks
}

function countChecks({ document, definition }: Source): readonly Check[] {
  const directives: DirectiveNode[] = []
  visit(document, { ...onlyOperation(definition), Directive: (node) => void directives.push(node) })
  const counts = directives
    .filter(({ name }) => name.value === 'stream')
    .flatMap((directive) => directive.arguments ?? [])
    .filter(({ name }) => name.value === 'initialCount')
  const error = new GatewayError('BAD_USER_INPUT', 'Argument "initialCount" of @stream must be 0 or more.')
  return counts.map(({ value }) => (variables) => {
    const count = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT ? value.value : 0
    return Number(count) < 0 ? [error] : []
  })
}

/** Visitor that enters one operation and all fragments. */
function onlyOperation(definition: OperationDefinitionNode): ASTVisitor {
  return { OperationDefinition: (node) => (node === definition ? undefined : false) }
}
