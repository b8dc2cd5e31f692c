import type { GraphQLSchema } from 'graphql'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { createLru } from '../cache/createLru.ts'
import { OPERATION_CACHE_ENTRIES_MAX } from './limits.ts'
import { createOperation, type Operation } from './operation.ts'
import { parseDocument } from './parseDocument.ts'
import { validateDocument } from './validateDocument.ts'

type Document = { readonly operations: Map<string, Operation>; readonly node: ReturnType<typeof parseDocument> }

export type OperationCache = ReturnType<typeof createOperationCache>

/**
 * Cache of parsed, counted and validated documents. A refusal is cached too, so that an invalid document is not
 * validated again. `isPersisted` recognises the storefront's own operations; `hidesSchema` is for production, where
 * introspection is disabled.
 */
export function createOperationCache(
  schema: GraphQLSchema,
  isPersisted: (text: string) => boolean,
  hidesSchema = true,
) {
  const documents = createLru<string, Document | RequestRefusal>({ maxEntries: OPERATION_CACHE_ENTRIES_MAX })

  const prepare = (text: string): Document | RequestRefusal => {
    try {
      const node = parseDocument(text)
      validateDocument(schema, node, { isPersisted: isPersisted(text), hidesSchema })
      return { node, operations: new Map() }
    } catch (error) {
      if (error instanceof RequestRefusal) return error
      throw error
    }
  }

  return {
    /** Returns the operation of a request. Throws RequestRefusal. */
    get(text: string, operationName: string | undefined): Operation {
      let document = documents.get(text)
      if (!document) documents.set(text, (document = prepare(text)))
      if (document instanceof RequestRefusal) throw document
      const known = document.operations.get(operationName ?? '')
      if (known) return known
      const operation = createOperation(schema, document.node, operationName)
      document.operations.set(operationName ?? '', operation)
      return operation
    },
  }
}
