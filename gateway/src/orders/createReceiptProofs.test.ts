import { expect, test } from 'vitest'
import { createSessionSeal } from '../session/sessionSeal.ts'
import { createReceiptProofs } from './createReceiptProofs.ts'

const OLD = 'o'.repeat(32)
const NEW = 'n'.repeat(32)
const order = { store: 'hogar', number: '000000001', cartToken: 'c'.repeat(32) }

test('a proof names its order, and shows nothing of it', async () => {
  const { prove, read } = createReceiptProofs([NEW])
  const proof = await prove(order)
  expect(await read(proof)).toEqual(order)
  expect(proof).not.toContain(order.number)
  expect(proof).not.toContain(order.cartToken)
  expect(encodeURIComponent(proof).length).toBeLessThan(800)
})

test('a secret that was replaced still reads', async () => {
  const proof = await createReceiptProofs([OLD]).prove(order)
  expect(await createReceiptProofs([NEW, OLD]).read(proof)).toEqual(order)
  expect(await createReceiptProofs([NEW]).read(proof)).toBeNull()
})

test('what is altered, made up, empty or far too long is no proof', async () => {
  const { prove, read } = createReceiptProofs([NEW])
  const proof = await prove(order)
  const altered = proof.replace(/.{8}~2$/, 'AAAAAAAA~2')
  for (const text of [altered, 'no proof', '', '0'.repeat(100_000)]) expect(await read(text)).toBeNull()
})

test('a sealed session is no proof', async () => {
  const sealed = await createSessionSeal([NEW]).seal({
    id: 'a'.repeat(36),
    store: 'hogar',
    data: { cartToken: 'c', userToken: null, checkout: null, orders: [] },
  })
  expect(await createReceiptProofs([NEW]).read(sealed)).toBeNull()
})
