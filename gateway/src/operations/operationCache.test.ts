import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { DOCUMENT_MAX_ALIASES } from '../limits/limits.ts'
import { createOperationCache } from './operationCache.ts'

const schema = buildSchema('type Query { a: Int }')
const wide = `{ ${Array.from({ length: DOCUMENT_MAX_ALIASES + 1 }, (_, index) => `a${index}: a`).join(' ')} }`

describe('createOperationCache', () => {
  it('counts what a stranger sends, and not what the storefront was built with', () => {
    expect(() => createOperationCache(schema, () => false).get(wide, undefined)).toThrow(RequestRefusal)
    expect(createOperationCache(schema, (text) => text === wide).get(wide, undefined).definition.kind).toBe(
      'OperationDefinition',
    )
  })

  it('validates both', () => {
    expect(() => createOperationCache(schema, () => true).get('{ b }', undefined)).toThrow(RequestRefusal)
  })

  it.each([
    [true, 'Cannot query field "stroe" on type "Query".'],
    [false, 'Cannot query field "stroe" on type "Query". Did you mean "store"?'],
  ])('where the schema is hidden (%s) a refusal does not spell it out', (hidesSchema, message) => {
    const named = buildSchema('type Query { store: Int }')
    const refused = () => createOperationCache(named, () => false, hidesSchema).get('{ stroe }', undefined)
    expect(refused).toThrow(expect.objectContaining({ faults: [expect.objectContaining({ message })] }))
  })

  it('prepares a document once, and refuses it again without looking again', () => {
    const cache = createOperationCache(schema, () => false)
    expect(cache.get('{ a }', undefined)).toBe(cache.get('{ a }', undefined))
    const refusal = () => {
      try {
        return cache.get('{ b }', undefined)
      } catch (error) {
        return error
      }
    }
    expect(refusal()).toBe(refusal())
  })
})
