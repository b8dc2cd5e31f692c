import { expect, it } from 'vitest'
import { orderVerdict } from './orderVerdict.ts'

const judge = (node: object | null, address: string | null, query = '') =>
  orderVerdict(
    { node: node && { ...node }, store: { externalCheckoutUrl: address } },
    { path: '/order-success', params: {}, search: new URLSearchParams(query) },
  ).kind

it.each([
  ['an order', judge({ id: '1' }, null, 'order=1'), 'found'],
  ['an order that nobody here placed', judge(null, 'https://pay.example', 'order=1'), 'notFound'],
  ['no order, where one pays here', judge(null, null), 'notFound'],
  ['the way back from another host', judge(null, 'https://pay.example'), 'found'],
])('%s', (_, found, expected) => expect(found).toBe(expected))
