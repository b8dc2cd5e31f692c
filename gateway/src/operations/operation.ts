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
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { compileOperationCost } from '../limits/compileOperationCost.ts'
import type { CompiledOperation } from './compileOperation.ts'
import { compileValueCheck } from './compileValueCheck.ts'

/** Properties of an operation that do not depend on the caller: computed once, and cached with its document. */
export type Operation = {
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  readonly name: string
  readonly isMutation: boolean
  /** True if it contains `@defer` or `@stream`. */
  readonly isIncremental: boolean
  readonly isIntrospection: boolean
  /** True for a query whose reply is the same for all callers without a session. */
  readonly isPublic: boolean
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number
  /** Returns an error for each place that does not allow the value that it gets from these variables. */
  readonly checkValues: (variables: Readonly<Record<string, unknown>>) => readonly GatewayError[]
  /** Document without `@defer` and `@stream`, for a client that accepts no multipart reply. */
  readonly plainDocument: DocumentNode
  requests: number
  /** Null if it cannot be compiled, undefined before the first attempt. */
  compiled: CompiledOperation | null | undefined
}

/**
 * Root fields whose reply is the same for all callers. Any other field depends on the session, or on a secret in its
 * arguments: a cached reply to a shared cart would bypass the attempt limit.
 */
const PUBLIC_ROOT_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'allSeries',
  'attributes',
  'blog',
  'blogCategory',
  'blogPost',
  'category',
  'cmsBlock',
  'cmsBlocks',
  'cmsPage',
  'comparison',
  'giftCardOffer',
  'landing',
  'placeOfPostcode',
  'postalPlace',
  'product',
  'promotion',
  'promotions',
  'room',
  'rooms',
  'route',
  'scannedProduct',
  'search',
  'series',
  'sitemap',
  'store',
  'stores',
  'suburbs',
  'suggestions',
])

/** Selects the operation of a validated document. Throws RequestRefusal if the name does not select exactly one. */
export function createOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Operation {
  const definition = getOperationAST(document, operationName)
  if (!definition) {
    throw new RequestRefusal([
      new GatewayError('BAD_USER_INPUT', 'operationName must name one of the operations in the document.'),
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
    checkValues: compileValueCheck({ schema, document, definition }),
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

/**
 * Removes incremental directives. A variable used only by a removed `if:` stays defined, since the document is not
 * validated again.
 */
function withoutIncremental(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: (node) => (isIncrementalDirective(node.name.value) ? null : undefined) })
}
