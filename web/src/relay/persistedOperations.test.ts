import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ARTEFACTS = join(import.meta.dirname, '../__generated__')
const PERSISTED = join(import.meta.dirname, '../../../schema/operations/storefront.json')

test('the gateway knows every operation that the storefront may send', () => {
  const persisted: unknown = JSON.parse(readFileSync(PERSISTED, 'utf8'))
  const known = new Set(Object.keys(persisted ?? {}))
  const sent = readdirSync(ARTEFACTS).flatMap((file) => {
    const [, id] = /@relayRequestID ([0-9a-f]{64})/.exec(readFileSync(join(ARTEFACTS, file), 'utf8')) ?? []
    return id ? [{ file, id }] : []
  })
  expect(sent.length).toBeGreaterThan(0)
  // The compiler skips an operation whose artefact exists: delete the artefact and compile.
  expect(sent.filter(({ id }) => !known.has(id)).map(({ file }) => file)).toEqual([])
})
