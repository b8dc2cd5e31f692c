import { describe, expect, test } from 'vitest'
import { wishRefusal } from './wishRefusal.ts'

describe('a refusal of the platform', () => {
  const refusal = (status: number, message: string) =>
    wishRefusal('de-DE', { status, message }, { sku: 'A', name: 'Lampe' })

  test.each([
    [404, 'whatever', 'PRODUCT_NOT_FOUND'],
    [400, '"A" is in stock', 'IN_STOCK'],
    [400, 'Not today.', 'REFUSED'],
  ])('%d %s is reported as %s', (status, message, code) => {
    expect(refusal(status, message)).toMatchObject({ code, sku: 'A' })
  })

  test('shows no internals', () => {
    expect(refusal(400, 'TypeError: x is undefined at /srv/app.js:3').message).toBe('Diese Änderung war nicht möglich.')
  })
})
