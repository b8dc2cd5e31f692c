import { expect, test } from 'vitest'
import { productVerdict } from './productVerdict.ts'

const asked = (sku: string) => ({ path: '/', params: { sku }, search: new URLSearchParams() })
const SOFA = { product: { sku: 'SOFA', urlPath: 'salas/sofa' } }

test('the product itself is shown', () => {
  expect(productVerdict(SOFA, asked('SOFA'))).toEqual({ kind: 'found' })
})

test('a variant redirects permanently to its product, with the variant chosen', () => {
  expect(productVerdict(SOFA, asked('SOFA/GRY'))).toEqual({
    kind: 'moved',
    path: '/salas/sofa?childSku=SOFA%2FGRY',
    status: 301,
  })
})

test('nothing there is nothing there', () => {
  expect(productVerdict({ product: null }, asked('X'))).toEqual({ kind: 'notFound' })
})
