import { scrubUrl } from '@hogar/platform/http/scrubUrl.ts'
import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { expect, it } from 'vitest'

it.each([
  ['/api/cart/shared/K7Q2ZP', '/api/cart/shared/***'],
  ['/api/wishlist/shared/K7Q2ZP?storeCode=de', '/api/wishlist/shared/***?storeCode=de'],
  ['/api/order/receipt/K7Q2ZP', '/api/order/receipt/***'],
  ['/pay/K7Q2ZP?return=x', '/pay/***?return=x'],
  ['/de/checkout/shared/K7Q2ZP', '/de/checkout/shared/***'],
  ['/wishlist/K7Q2ZP', '/wishlist/***'],
  ['/WishList/K7Q2ZP', '/WishList/***'],
  ['/shared-cart/K7Q2ZP', '/shared-cart/***'],
  ['/viu/my-account/favorites/K7Q2ZP/shared', '/viu/my-account/favorites/***/shared'],
  ['/receipt?proof=K7Q2ZP', '/receipt?proof=***'],
  ['/create-password?a=1&resetToken=K7Q2ZP', '/create-password?a=1&resetToken=***'],
  ['/silent-login?userToken=K7Q2ZP&r=x', '/silent-login?userToken=***&r=x'],
  ['/api/cart/pull?cartId=K7Q2ZP&TOKEN=K7Q2ZP', '/api/cart/pull?cartId=***&TOKEN=***'],
  ['/api/ext/account?accountNumber=C10000016', '/api/ext/account?accountNumber=***'],
  ['/x?solicitud=1&clave=K7Q2ZP&nip=1234', '/x?solicitud=***&clave=***&nip=***'],
  ['/salas?page=2', '/salas?page=2'],
  ['/p/SOFA/sofa', '/p/SOFA/sofa'],
])('every server logs %s as %s', (address, logged) => {
  expect([maskAddress(address), scrubUrl(address)]).toEqual([logged, logged])
})
