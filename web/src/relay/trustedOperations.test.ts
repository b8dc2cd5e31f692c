import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')
const GENERATED = join(WEB, 'src/__generated__')
const ID = /"id": "([0-9a-f]{64})"/

test('the gateway knows every operation that the storefront sends', () => {
  const trusted: object = JSON.parse(readFileSync(join(WEB, '../schema/operations/storefront.json'), 'utf8'))
  const sent = readdirSync(GENERATED).flatMap((file) => {
    const id = ID.exec(readFileSync(join(GENERATED, file), 'utf8'))?.[1]
    return id === undefined ? [] : [{ file, id }]
  })
  expect(sent.length).toBeGreaterThan(10)
  // The compiler adds only operations that it has just compiled: one from a merge may be missing.
  expect(sent.filter(({ id }) => !(id in trusted)).map(({ file }) => file)).toEqual([])
})
