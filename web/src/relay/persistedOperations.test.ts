import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ARTEFACTS = join(import.meta.dirname, '../__generated__')
const PERSISTED = join(import.meta.dirname, '../../../schema/operations/storefront.json')

type Operation = Readonly<{ file: string; id: string; isOfTests: boolean }>

/** Operations of the storefront's code and of its tests, as the compiler has written them. */
function compiledOperations(): readonly Operation[] {
  return readdirSync(ARTEFACTS).flatMap((file) => {
    const text = readFileSync(join(ARTEFACTS, file), 'utf8')
    const [, id] = /@relayRequestID ([0-9a-f]{64})/.exec(text) ?? []
    return id === undefined ? [] : [{ file, id, isOfTests: text.includes('relayTestingSelectionTypeInfo') }]
  })
}

test('the gateway knows every operation that the storefront may send, and none of its tests', () => {
  const persisted: unknown = JSON.parse(readFileSync(PERSISTED, 'utf8'))
  const known = new Set(Object.keys(persisted ?? {}))
  const operations = compiledOperations()
  const [ofTests, sent] = [
    operations.filter(({ isOfTests }) => isOfTests),
    operations.filter(({ isOfTests }) => !isOfTests),
  ]
  expect(Math.min(sent.length, ofTests.length)).toBeGreaterThan(0)
  // The compiler adds only operations that it has just compiled: one from a merge may be missing.
  expect(sent.filter(({ id }) => !known.has(id)).map(({ file }) => file)).toEqual([])
  expect(ofTests.filter(({ id }) => known.has(id)).map(({ file }) => file)).toEqual([])
})
