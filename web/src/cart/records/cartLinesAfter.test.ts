import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLinesAfter, isSameLine } from './cartLinesAfter.ts'
import type { CartChange, CountedLine, LineIdentity } from './cartLinesAfter.ts'

const identity: fc.Arbitrary<LineIdentity> = fc.record({
  sku: fc.constantFrom('SOFA', 'LAMP', 'RUG'),
  optionsChecksum: fc.constantFrom(null, 'red', 'blue'),
})

const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), line: identity, quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('set' as const), line: identity, quantity: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('remove' as const), line: identity }),
)

const after = (changes: readonly CartChange[]): readonly CountedLine[] =>
  changes.reduce<readonly CountedLine[]>(cartLinesAfter, [])

/** Model of the platform's counting: one quantity per line identity, in order of first appearance. */
function platformModel(changes: readonly CartChange[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>()
  for (const { line, ...step } of changes) {
    const name = `${line.sku}|${line.optionsChecksum}`
    if (step.kind === 'add') held.set(name, (held.get(name) ?? 0) + step.quantity)
    else if (step.kind === 'set' && step.quantity > 0 && held.has(name)) held.set(name, step.quantity)
    else if (step.kind === 'remove' || step.quantity === 0) held.delete(name)
  }
  return held
}

describe('cartLinesAfter', () => {
  it('ends where the platform ends, for any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const lines = after(changes).map((line) => [`${line.sku}|${line.optionsChecksum}`, line.quantity])
        expect(lines).toEqual([...platformModel(changes)])
      }),
    )
  })

  it('keeps names unique and quantities above zero', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const lines = after(changes)
        expect(lines.every((line) => line.quantity > 0)).toBe(true)
        expect(lines.every((line, at) => lines.findIndex((other) => isSameLine(line, other)) === at)).toBe(true)
      }),
    )
  })

  it('leaves the lines alone that a change does not name', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), change, (changes, last) => {
        const before = after(changes)
        const untouched = before.filter((line) => !isSameLine(line, last.line))
        expect(cartLinesAfter(before, last).filter((line) => !isSameLine(line, last.line))).toEqual(untouched)
      }),
    )
  })

  it('distinguishes lines of one SKU by their options', () => {
    const lines = after([
      { kind: 'add', line: { sku: 'SOFA', optionsChecksum: null }, quantity: 1 },
      { kind: 'add', line: { sku: 'SOFA', optionsChecksum: 'red' }, quantity: 2 },
    ])
    expect(lines.map((line) => line.quantity)).toEqual([1, 2])
  })
})
