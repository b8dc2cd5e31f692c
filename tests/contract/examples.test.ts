import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const ROOT = join(import.meta.dirname, '../..')
const DIRECTORY = join(ROOT, 'schema/operations/examples')

const examples = readdirSync(DIRECTORY)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => {
    const variablesFile = file.replace(/\.graphql$/, '.json')
    const hasVariables = readdirSync(DIRECTORY).includes(variablesFile)
    return {
      name: file,
      query: readFileSync(join(DIRECTORY, file), 'utf8'),
      variables: hasVariables ? (JSON.parse(readFileSync(join(DIRECTORY, variablesFile), 'utf8')) as object) : {},
    }
  })

type Payload = { userErrors?: readonly unknown[]; order?: { number: string } | null }

describe('the playground’s examples, one after the other', () => {
  const developer = asGuest(sharedShop().gateway)
  const orders: string[] = []

  it.each(examples)('$name is answered without an error', async ({ query, variables }) => {
    const data = await developer.run(query, { ...variables })
    for (const [field, value] of Object.entries(data)) {
      expect([field, value]).toEqual([field, expect.anything()])
      const { userErrors, order } = value as Payload
      expect([field, userErrors ?? []]).toEqual([field, []])
      if (order) orders.push(order.number)
    }
  })

  it('place an order', () => {
    expect(orders).toEqual([expect.stringMatching(/^\d{9}$/)])
  })
})

it('the requests of docs/partners.md are answered, one after the other', async () => {
  const guide = readFileSync(join(ROOT, 'docs/partners.md'), 'utf8')
  const bodies = [...guide.matchAll(/^ +(\{"query": .*\})'$/gm)].map(
    ([, body = '']) => JSON.parse(body) as { query: string },
  )
  expect(bodies.length).toBeGreaterThan(1)
  const app = asGuest(sharedShop().gateway)
  for (const { query } of bodies) {
    const [payload] = Object.values(await app.run(query, {}))
    expect((payload as Payload).userErrors ?? []).toEqual([])
  }
})
