import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './endpoints.ts'
import { readEndpoints } from './readEndpoints.ts'

function file(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'endpoints-')), 'endpoints.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('readEndpoints', () => {
  it('is the house’s table without a file', () => {
    expect(readEndpoints(undefined)).toBe(ENDPOINTS)
  })

  it('lays a merchant’s rows on top', () => {
    const table = readEndpoints(file({ stockList: { path: '/v2/stock', timeoutMs: 900 } }))
    expect(table.stockList).toEqual({ ...ENDPOINTS.stockList, path: '/v2/stock', timeoutMs: 900 })
    expect(table.cartPull).toBe(ENDPOINTS.cartPull)
  })

  it.each([
    ['a row that there is not', { stokList: { path: '/x' } }],
    ['a property that there is not', { stockList: { pth: '/x' } }],
    ['a private reply made public', { cartPull: { visibility: 'public' } }],
    ['a path without a slash', { stockList: { path: 'x' } }],
  ])('refuses %s by name', (_name, content) => {
    expect(() => readEndpoints(file(content))).toThrow(/ENDPOINTS_FILE .*\.json: (stokList|stockList|cartPull)/)
  })
})

/**
 * Families without a token that still concern a person: signing in, the newsletter status of an address, messages, and
 * credit accounts and applications, whose proof is in a header or in the body, and companies, registered without one.
 */
const OF_A_PERSON: readonly string[] = [
  'customers',
  'newsletter',
  'messages',
  'creditAccounts',
  'creditApplications',
  'companies',
]

describe('the table', () => {
  it.each(Object.entries(ENDPOINTS))(
    '%s: public means that no token is sent, and nothing asked of a person',
    (_name, row) => {
      expect(row.visibility === 'public').toBe(row.token === 'none' && !OF_A_PERSON.includes(row.family))
    },
  )
})
