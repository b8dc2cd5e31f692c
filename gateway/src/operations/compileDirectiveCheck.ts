import { type DirectiveNode, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'

type Variables = Readonly<Record<string, unknown>>

/**
 * Compiles a check of the values that the directives of an operation get, which validation leaves to the executor: a
 * variable with a default may be null where null is not allowed, and `initialCount` of `@stream` may be negative. The
 * executor's own errors do not say that the caller caused them. The check returns an error for each such value.
 */
export function compileDirectiveCheck(
  document: DocumentNode,
  definition: OperationDefinitionNode,
): (variables: Variables) => readonly GatewayError[] {
  const directives = directivesOf(document, definition)
  return (variables) => directives.flatMap((directive) => errorsOf(directive, variables))
}

/** Returns the directives with arguments of an operation and of all fragments. */
function directivesOf(document: DocumentNode, definition: OperationDefinitionNode): readonly DirectiveNode[] {
  const found: DirectiveNode[] = []
  visit(document, {
    OperationDefinition: (node) => (node === definition ? undefined : false),
    Directive: (node) => {
      if (node.arguments?.length) found.push(node)
    },
  })
  return found
}

function errorsOf(directive: DirectiveNode, variables: Variables): readonly GatewayError[] {
  return (directive.arguments ?? []).flatMap(({ name, value }) => {
    const place = `Argument "${name.value}" of @${directive.name.value}`
    const isNull = value.kind === Kind.VARIABLE && variables[value.name.value] === null
    if (isNull && name.value !== 'label') return [new GatewayError('BAD_USER_INPUT', `${place} must not be null.`)]
    if (name.value !== 'initialCount') return []
    const count = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT ? value.value : 0
    return Number(count) < 0 ? [new GatewayError('BAD_USER_INPUT', `${place} must be 0 or more.`)] : []
  })
}
