import { expect, it } from 'vitest'
import { safeAddress } from './safeAddress.ts'

it.each([
  ['salas/sofas', 'salas/sofas', null],
  ['login', 'login-7', 'shop page'],
  ['Checkout/Cart', 'Checkout-Cart-7', 'shop page'],
  ['i/aviso.html', 'i-aviso-7.html', 'shop page'],
  ['viu/salas', 'viu-salas-7', 'shop page'],
  ['logins', 'logins', null],
  ['/', '7', 'unreachable'],
  ['a/../b', 'a/b', 'unreachable'],
  ['dos//barras/', 'dos/barras', 'unreachable'],
  ['ofertas', 'ofertas-7', 'taken'],
  ['ofertas.html', 'ofertas-7.html', 'taken'],
])('%s becomes %s (%s)', (wanted, path, problem) => {
  const taken = new Map([
    ['ofertas', 'category/1'],
    ['ofertas.html', 'category/2'],
  ])
  expect(safeAddress(wanted, { entity: 'product', id: 7 }, taken)).toEqual({ path, problem })
})

it('gives one address once', () => {
  const taken = new Map<string, string>()
  const given = [1, 2, 3].map((id) => safeAddress('ofertas', { entity: 'product', id }, taken).path)
  expect(given).toEqual(['ofertas', 'ofertas-2', 'ofertas-3'])
})

it('gives one address once, also where a category and a product have the same id, and to its owner again', () => {
  const taken = new Map([['ofertas', 'category/1']])
  const give = (entity: 'category' | 'product', wanted = 'ofertas') =>
    safeAddress(wanted, { entity, id: 5 }, taken).path
  expect([give('category'), give('product'), give('category')]).toEqual(['ofertas-5', 'ofertas-5-5', 'ofertas-5'])
  expect(safeAddress('ofertas-5', { entity: 'product', id: 6 }, taken)).toEqual({
    path: 'ofertas-5-6',
    problem: 'taken',
  })
})
