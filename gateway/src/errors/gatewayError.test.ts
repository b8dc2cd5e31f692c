import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GATEWAY_ERROR_CODES } from './gatewayError.ts'

test('the page for partner apps says of each code what it means and what a client does', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/partners.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z_]+)`\s+\|(.+)\|(.+)\|$/gm)]
  expect(rows.map(([, code]) => code)).toEqual([...GATEWAY_ERROR_CODES])
  for (const [, , meaning, action] of rows) expect([meaning?.trim(), action?.trim()]).not.toContain('')
})
