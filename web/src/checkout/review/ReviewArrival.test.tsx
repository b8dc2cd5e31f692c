import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { saveCheckoutDetails } from '../checkoutStorage.ts'
import { answeredDetails } from '../testing/answeredDetails.ts'
import { SOFA, chosen, openCheckout } from '../testing/openCheckout.tsx'

beforeEach(() => saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails))
afterEach(() => localStorage.clear())

const flat = chosen.selectedShippingMethod
const days = { earliest: '2026-12-03', latest: '2026-12-03', madeToOrderDays: null }
const goods = () => screen.getByRole('region', { name: 'Resumen del pedido' }).textContent

it('says in the review how and when the order arrives', async () => {
  const selectedShippingMethod = { ...flat, deliveryEstimate: days }
  await openCheckout(cartFixture([SOFA], { ...chosen, selectedShippingMethod, pickupBranch: null }))
  expect(goods()).toContain('Envío a domicilioLlega el jueves 3 de diciembre')
})

it('says where and from when it is picked up', async () => {
  const selectedShippingMethod = { ...flat, title: 'Sucursal – Recoge en sucursal', deliveryEstimate: days }
  const pickupBranch = { readyFrom: '2026-12-02', branch: { name: 'Centro' } }
  await openCheckout(cartFixture([SOFA], { ...chosen, selectedShippingMethod, pickupBranch }))
  expect(goods()).toContain('Lo recoges en CentroListo desde el miércoles 2 de diciembre')
})

it('promises no day where the platform gives none', async () => {
  const selectedShippingMethod = { ...flat, deliveryEstimate: null }
  await openCheckout(cartFixture([SOFA], { ...chosen, selectedShippingMethod, pickupBranch: null }))
  expect(goods()).toContain('Envío a domicilio')
  expect(goods()).not.toContain('Llega')
})
