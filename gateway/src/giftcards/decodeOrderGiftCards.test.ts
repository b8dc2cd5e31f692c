import { expect, test } from 'vitest'
import { decodeOrderGiftCards } from './decodeOrderGiftCards.ts'

const CARD = { id: 3, amount: 500, currency: 'MXN', recipient_name: 'Luz', recipient_email: 'luz@example.mx' }

test('gift cards of an order are decoded; a day that is none is null', () => {
  const sent = { ...CARD, send_on: null, sent_at: '2026-11-20T10:00:00.000Z', is_canceled: true }
  expect(decodeOrderGiftCards([sent, { ...CARD, send_on: '2026-12-24', sent_at: null }], 'MXN')).toEqual([
    { amount: 500, currencyCode: 'MXN', recipientName: 'Luz', recipientEmail: 'luz@example.mx', sendOn: null, sentAt: '2026-11-20T10:00:00.000Z', isCanceled: true },
    { amount: 500, currencyCode: 'MXN', recipientName: 'Luz', recipientEmail: 'luz@example.mx', sendOn: '2026-12-24', sentAt: null, isCanceled: false },
  ]) // prettier-ignore
  expect(decodeOrderGiftCards([{ ...CARD, send_on: 'soon' }], 'MXN')).toMatchObject([{ sendOn: null }])
})

test.each([[undefined], [null], ['none'], [[{ amount: 500 }]], [[{ ...CARD, amount: 'much' }]]])(
  '%j has none',
  (value) => expect(decodeOrderGiftCards(value, 'MXN')).toEqual([]),
)
