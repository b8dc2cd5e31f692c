import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { PAGE_SIZE_MAX } from '../graph/limits.ts'
import { createSchema, withIncrementalDelivery } from '../app/createSchema.ts'
import { resolvers } from '../app/resolvers.ts'
import { createOperation } from '../operations/operation.ts'
import { COST_MAX_TRUSTED, INPUT_LIST_MAX_ITEMS } from './limits.ts'

const STOREFRONT = join(import.meta.dirname, '../../../schema/operations/storefront.json')

it('no persisted operation exceeds the maximum of trusted documents at its largest variables', () => {
  const schema = withIncrementalDelivery(createSchema(resolvers))
  const texts = Object.values(JSON.parse(readFileSync(STOREFRONT, 'utf8')) as Record<string, string>)
  const costs = texts.map((text) => {
    const operation = createOperation(schema, parse(text), undefined)
    const largest = (operation.definition.variableDefinitions ?? []).map(({ variable, type }) => {
      const isList = JSON.stringify(type).includes('ListType')
      return [variable.name.value, isList ? Array.from({ length: INPUT_LIST_MAX_ITEMS }) : PAGE_SIZE_MAX]
    })
    return { name: operation.name, cost: operation.cost(Object.fromEntries(largest)) }
  })
  expect(costs.length).toBeGreaterThan(100)
  expect(costs.filter(({ cost }) => cost > COST_MAX_TRUSTED)).toEqual([])
})
