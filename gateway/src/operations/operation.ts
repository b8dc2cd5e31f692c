import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { GatewayError } from '../graph/gatewayError.ts'
import { RequestRefusal } from '../http/requestRefusal.ts'
import { compileOperationCost } from '../limits/operationCost.ts'
import type { CompiledOperation } from './compileOperation.ts'

/** Everything about one operation that does not depend on who sends it: worked out once, kept with its document. */
export type Operation = {
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  readonly name: string
  readonly isMutation: boolean
  /** Holds `@defer` or `@stream`. */
  readonly isIncremental: boolean
  readonly isIntrospection: boolean
  /** A query whose answer is the same for everybody who has no session. */
  readonly isPublic: boolean
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number
  /** The same without `@defer` and `@stream`, for a client that reads no multipart answer. */
  readonly plainDocument: DocumentNode
  requests: number
  /** Null when it cannot be compiled, undefined before anybody tried. */
  compiled: CompiledOperation | null | undefined
}

/**
 * Root fields that answer everybody alike. What is not named here answers by session, or by a secret in its arguments: a
 * cache that kept a shared cart would open it without counting the tries.
 */
const PUBLIC_ROOT_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'category',
  'cmsBlock',
  'cmsBlocks',
  'cmsPage',
  'comparison',
  'product',
  'route',
  'scannedProduct',
  'search',
  'sitemap',
  'store',
  'stores',
  'suburbs',
  'suggestions',
])

/** Picks the operation of a validated document. Throws RequestRefusal when the name does not pick exactly one. */
export function createOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Operation {
  const definition = getOperationAST(document, operationName)
  if (!definition) {
    throw new RequestRefusal([
      new GatewayError('BAD_USER_INPUT', 'operationName has to name one of the operations in the document.'),
    ])
  }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const isIncremental = holdsIncremental(document)
  const rootFields = rootFieldNames(definition.selectionSet, fragments)
  return {
    document,
    definition,
    name: definition.name?.value ?? 'anonymous',
    isMutation: definition.operation === OperationTypeNode.MUTATION,
    isIncremental,
    isIntrospection: rootFields.some((name) => name === '__schema' || name === '__type'),
    isPublic:
      definition.operation === OperationTypeNode.QUERY && rootFields.every((name) => PUBLIC_ROOT_FIELDS.has(name)),
    cost: compileOperationCost({ schema, operation: definition, fragments }),
    plainDocument: isIncremental ? withoutIncremental(document) : document,
    requests: 0,
    compiled: undefined,
  }
}

function rootFieldNames(
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    return fragment ? rootFieldNames(fragment.selectionSet, fragments) : []
  })
}

function isIncrementalDirective(name: string): boolean {
  return name === 'defer' || name === 'stream'
}

function holdsIncremental(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Directive: (node) => {
      found ||= isIncrementalDirective(node.name.value)
    },
  })
  return found
}

/** A variable that only a removed `if:` used stays defined: it is not validated again. */
function withoutIncremental(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: (node) => (isIncrementalDirective(node.name.value) ? null : undefined) })
}
