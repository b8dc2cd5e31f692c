import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MergeOptions, type MergedLine, concludeDiff, mergeCarts } from './mergeCarts.ts'

const line = (sku: string, quantity: number, optionsChecksum: string | null = null): MergedLine => ({
  sku,
  quantity,
  optionsChecksum,
})
const SAFE: MergeOptions = {
  force: false,
  mergeQuantities: false,
  serverMayRemove: false,
  serverMayModify: false,
}

const SUMMED = { ...SAFE, mergeQuantities: true }
const FORCED = { ...SAFE, force: true }
const [A1, A2, A5] = [line('A', 1), line('A', 2), line('A', 5)]
const MERGES = {
  'only the client has is added': { client: [A2], server: [], told: 'SERVER NO_ITEM A 2 null', done: 'add A' },
  'both have alike is left alone': { client: [A2], server: [line('A', 2)], told: '', done: '' },
  'both have in other quantities follows the client': {
    client: [A2],
    server: [A5],
    told: 'SERVER WRONG_QTY A 2 5',
    done: 'set A 2',
  },
  'both have is summed up after a login': {
    client: [A2],
    server: [A5],
    options: SUMMED,
    told: 'SERVER WRONG_QTY A 2 5',
    done: 'add A',
  },
  'both have alike is summed up after a login too': {
    client: [A2],
    server: [A2],
    options: SUMMED,
    told: 'SERVER WRONG_QTY A 2 2',
    done: 'add A',
  },
  'only the platform has is kept': { client: [], server: [A2], told: 'CLIENT NO_ITEM A null 2', done: '' },
  'only the platform has is removed when forced': {
    client: [],
    server: [A1],
    options: FORCED,
    told: 'CLIENT NO_ITEM A null 1',
    done: 'remove A',
  },
  'only the client has is dropped by it where the server may remove': {
    client: [A2],
    server: [],
    options: { ...SAFE, serverMayRemove: true },
    told: 'SERVER NO_ITEM A 2 null',
    done: '',
  },
  'only the client has is added when forced, regardless of what the server may change': {
    client: [A2],
    server: [],
    options: { ...FORCED, serverMayRemove: true },
    told: 'SERVER NO_ITEM A 2 null',
    done: 'add A',
  },
  'both have in other quantities follows the platform where the server may modify': {
    client: [A2],
    server: [A5],
    options: { ...SAFE, serverMayModify: true },
    told: 'SERVER WRONG_QTY A 2 5',
    done: '',
  },
  'both have in other quantities follows the client when forced, regardless of what the server may change': {
    client: [A2],
    server: [A5],
    options: { ...FORCED, serverMayModify: true },
    told: 'SERVER WRONG_QTY A 2 5',
    done: 'set A 2',
  },
  'both have is added up after a login, regardless of what the server may change': {
    client: [A2],
    server: [A5],
    options: { ...SUMMED, serverMayModify: true },
    told: 'SERVER WRONG_QTY A 2 5',
    done: 'add A',
  },
  'differs in its options is another': {
    client: [line('A', 1, 'x')],
    server: [line('A', 1, 'y')],
    told: 'SERVER NO_ITEM A 1 null, CLIENT NO_ITEM A null 1',
    done: 'add A',
  },
}

describe('a line that', () => {
  test.each(Object.entries(MERGES))('%s', (_, { client, server, told, done, ...given }) => {
    const { diff, steps } = mergeCarts(client, server, 'options' in given ? given.options : SAFE)
    const rows = diff.map((row) =>
      [row.party, row.status, row.sku, String(row.clientQuantity), String(row.serverQuantity)].join(' '),
    )
    expect(rows.join(', ')).toBe(told)
    expect(
      steps.map((step) => `${step.kind} ${step.line.sku}${step.kind === 'set' ? ` ${step.quantity}` : ''}`).join(', '),
    ).toBe(done)
  })
})

const anyCart = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C', 'D'),
    optionsChecksum: fc.constantFrom(null, 'x'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  {
    selector: ({ sku, optionsChecksum }) => `${sku}${optionsChecksum}`,
    maxLength: 8,
  },
)
const anyOptions = fc
  .record({ force: fc.boolean(), mergeQuantities: fc.boolean() })
  .map((given): MergeOptions => ({ ...SAFE, ...given }))

/** The platform's cart after the steps of a merge. */
function apply(server: readonly MergedLine[], steps: ReturnType<typeof mergeCarts>['steps']): MergedLine[] {
  const added = steps.flatMap((step) => (step.kind === 'add' ? [step.line] : []))
  const changed = server.flatMap((item) => {
    const step = steps.find((one) => one.kind !== 'add' && one.line === item)
    if (step?.kind === 'remove') return []
    return [
      step?.kind === 'set'
        ? { ...item, quantity: step.quantity }
        : { ...item, quantity: item.quantity + units(added, item) },
    ]
  })
  return [...changed, ...added.filter((item) => units(server, item) === 0)]
}

const units = (cart: readonly MergedLine[], { sku, optionsChecksum }: MergedLine) =>
  cart.find((item) => item.sku === sku && item.optionsChecksum === optionsChecksum)?.quantity ?? 0

test('a merge keeps each client quantity, and each server-only line unless forced', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyOptions, (client, server, options) => {
      const merged = apply(server, mergeCarts(client, server, options).steps)
      for (const item of client)
        expect(units(merged, item)).toBe(
          units(server, item) > 0 && options.mergeQuantities ? item.quantity + units(server, item) : item.quantity,
        )
      for (const item of server) {
        if (units(client, item) === 0) expect(units(merged, item)).toBe(options.force ? 0 : item.quantity)
      }
    }),
  )
})

test('a client that takes over the result has nothing left to merge', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyOptions, (client, server, options) => {
      const merged = apply(server, mergeCarts(client, server, options).steps)
      expect(mergeCarts(merged, merged, { ...options, mergeQuantities: false })).toEqual({
        diff: [],
        steps: [],
        isClientStale: false,
      })
    }),
  )
})

test('the same merge twice changes nothing the second time, where quantities are not summed', () => {
  fc.assert(
    fc.property(anyCart, anyCart, fc.boolean(), (client, server, force) => {
      const merged = apply(server, mergeCarts(client, server, { ...SAFE, force }).steps)
      expect(mergeCarts(client, merged, { ...SAFE, force }).steps).toEqual([])
    }),
  )
})

test('summed quantities are sent as additions, so that the key identifies a repeated merge', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (client, server) => {
      const steps = mergeCarts(client, server, SUMMED).steps
      expect(steps).toEqual(client.map((item) => ({ kind: 'add', line: item })))
      expect(mergeCarts(client, apply(server, steps), SUMMED).steps).toEqual(steps)
    }),
  )
})

test('the diff reports the state of both copies only where something differed', () => {
  expect(concludeDiff([], { isClientStale: false, isServerStale: false })).toEqual([])
  const { diff } = mergeCarts([line('A', 1)], [], SAFE)
  expect(concludeDiff(diff, { isClientStale: true, isServerStale: false }).slice(1)).toMatchObject([
    { party: 'CLIENT', status: 'UPDATE_REQUIRED', sku: null },
    { party: 'SERVER', status: 'NO_CHANGES', sku: null },
  ])
})

test('a client copy that has to follow the platform is stale', () => {
  expect(mergeCarts([A2], [], { ...SAFE, serverMayRemove: true }).isClientStale).toBe(true)
  expect(mergeCarts([A2], [A5], { ...SAFE, serverMayModify: true }).isClientStale).toBe(true)
  expect(mergeCarts([A2], [A5], SAFE).isClientStale).toBe(false)
})

const anyMergeOptions = fc.record({
  force: fc.boolean(),
  mergeQuantities: fc.boolean(),
  serverMayRemove: fc.boolean(),
  serverMayModify: fc.boolean(),
})

test('a line on both sides keeps at least the units that both had, with any options', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyMergeOptions, (client, server, options) => {
      const merged = apply(server, mergeCarts(client, server, options).steps)
      for (const item of client) {
        const both = Math.min(item.quantity, units(server, item))
        expect(units(merged, item)).toBeGreaterThanOrEqual(both)
      }
    }),
  )
})

const sorted = (cart: readonly MergedLine[]) => cart.map((item) => JSON.stringify(item)).sort()

test('two devices that sync in either order and read again hold the same cart', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (phone, laptop, server) => {
      const sync = (client: readonly MergedLine[], before: readonly MergedLine[]) =>
        apply(before, mergeCarts(client, before, SAFE).steps)
      const oneWay = sync(laptop, sync(phone, server))
      const otherWay = sync(phone, sync(laptop, server))
      const name = ({ sku, optionsChecksum }: MergedLine) => `${sku} ${optionsChecksum}`
      expect(oneWay.map(name).toSorted((a, b) => a.localeCompare(b))).toEqual(
        otherWay.map(name).toSorted((a, b) => a.localeCompare(b)),
      )
      // The order matters only where the two carts differ in one line: there the later one counts.
      for (const item of oneWay) {
        const said = [units(phone, item), units(laptop, item)].filter((quantity) => quantity > 0)
        if (new Set(said).size < 2) expect(units(otherWay, item)).toBe(item.quantity)
        else expect([item.quantity, units(otherWay, item)]).toEqual([units(laptop, item), units(phone, item)])
      }
    }),
  )
})

test('summed up, it does not matter at all which device comes first', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (phone, laptop, server) => {
      const sum = (client: readonly MergedLine[], before: readonly MergedLine[]) =>
        apply(before, mergeCarts(client, before, SUMMED).steps)
      expect(sorted(sum(laptop, sum(phone, server)))).toEqual(sorted(sum(phone, sum(laptop, server))))
    }),
  )
})
