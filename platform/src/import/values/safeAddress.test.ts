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
  expect(safeAddress(wanted, 7, new Set(['ofertas', 'ofertas.html']))).toEqual({ path, problem })
})

it('gives one address once', () => {
  const taken = new Set<string>()
  const given = [1, 2, 3].map((id) => safeAddress('ofertas', id, taken).path)
  expect(given).toEqual(['ofertas', 'ofertas-2', 'ofertas-3'])
})
