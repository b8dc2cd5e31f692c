import { join } from 'node:path'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { getVariableValues } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema, withIncrementalDelivery } from '../../app/createSchema.ts'
import { COST_MAX_SHOP } from '../../limits/limits.ts'
import { createOperationCache } from '../../operations/operationCache.ts'
import { readPlaygroundTabs } from './readPlaygroundTabs.ts'

const tabs = readPlaygroundTabs(join(import.meta.dirname, '../../../../schema/operations/examples'))
const schema = withIncrementalDelivery(createSchema({}, loadTypeDefs()))

describe('the playground’s examples', () => {
  it('lead from the menu to an order', () => {
    expect(tabs.length).toBeGreaterThanOrEqual(5)
    const at = (mutation: string) => tabs.findIndex(({ query }) => query.includes(mutation))
    expect(at('addCartLines')).toBeGreaterThan(0)
    expect(at('placeOrder')).toBeGreaterThan(at('addCartLines'))
  })

  it.each(tabs.map((tab) => [tab.query.match(/(?:query|mutation) (\w+)/)?.[1], tab] as const))(
    '%s is valid, explained, within the limits, and has the variables that it takes',
    (_name, { query, variables = '{}' }) => {
      const operation = createOperationCache(schema, () => false).get(query, undefined)
      const values = getVariableValues(schema, operation.definition.variableDefinitions ?? [], JSON.parse(variables))
      expect(values.errors).toBeUndefined()
      expect(operation.cost(values.variableValues?.coerced ?? {})).toBeLessThan(COST_MAX_SHOP)
      expect(query).toMatch(/^# /)
    },
  )
})
