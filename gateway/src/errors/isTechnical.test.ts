import { expect, test } from 'vitest'
import { isTechnical } from './isTechnical.ts'

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  "Cannot read property 'length' of undefined",
  'products.map is not a function',
  'relation "quote_item" does not exist at db-7.internal:5432',
  "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.quote' doesn't exist",
  'insert into "cart" ("id") values ($1) - duplicate key value violates unique constraint "cart_pkey"',
  'request to https://m2.example/rest/V1/carts failed',
  'connect to 10.0.0.5 failed',
  'Error\n    at placeOrder (/srv/app/orders.js:12:7)',
  'require(/srv/app/orders.js) failed',
  'Magento\\Framework\\Exception\\LocalizedException: broken',
  'PHP Fatal error:  Allowed memory size exhausted',
])('%s is not for shoppers', (text) => expect(isTechnical(text)).toBe(true))

test.each([
  'The requested qty is not available: SOFA-OSLO-49-167, 2 left',
  'Error while adding products. The requested qty is not available',
  'Error placing an order. The requested Payment Method is not available.',
  "The 3c83 Cart doesn't contain the 7 item.",
  'No such entity with cartId = 3c83',
  'Please set the country and try again.',
  'You need to choose options for your item.',
  'Entrega el sábado de 9:00 a 14:00. Update your address where you want it delivered.',
  'Wir liefern nur an Adressen in Deutschland: wähle eine andere.',
  'Solo due pezzi per cliente.',
])('%s may be read by anybody', (text) => expect(isTechnical(text)).toBe(false))
