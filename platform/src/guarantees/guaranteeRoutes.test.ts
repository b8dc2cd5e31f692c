import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { GUARANTEE_PRODUCTS_MAX } from './limits.ts'

const platform = withPlatform()
const LAMP = 4
const SOFA = 1
const about = async (product_id: unknown) => (await platform.post('/api/ext/guarantee', { product_id })).body

describe('who answers for a product', () => {
  test('is its maker, with how they are reached', async () => {
    const proveedores = [
      { nombre: 'Sur', telefono: '800 555 0100', correo: 'servicio@sur.example', horario: '9 a 18 h' },
    ]
    expect((await about([LAMP])).result).toEqual([{ product_id: LAMP, tipo_garantia: 'Proveedor', proveedores }])
  })

  test('is no provider where none is stored, and for a product that is not sold', async () => {
    const none = { tipo_garantia: 'Ninguno', proveedores: [] }
    expect((await about([SOFA])).result).toEqual([{ product_id: SOFA, ...none }])
    expect((await about([987_654])).result).toEqual([{ product_id: 987_654, ...none }])
  })

  test('is requested for many products at once, and answered in their order', async () => {
    expect((await about([SOFA, LAMP, 987_654])).result).toMatchObject([
      { product_id: SOFA },
      { product_id: LAMP, tipo_garantia: 'Proveedor' },
      { product_id: 987_654 },
    ])
  })

  test.each([undefined, 'x', 0, [], 1.5, Array.from({ length: GUARANTEE_PRODUCTS_MAX + 1 }, () => LAMP)])(
    'is refused for %j',
    async (product_id) => {
      expect(await about(product_id)).toMatchObject({ code: 400 })
    },
  )
})

describe('what makers ask a buyer for', () => {
  const contact = async (order_id: string, token: string) =>
    (await platform.post(`/api/ext/guarantee_customer?token=${token}`, { order_id })).body

  test('is returned for an order of the customer', async () => {
    const ana = await asCustomer(platform, 'ana@garantia.example')
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    expect(await contact(order.number, ana.token)).toEqual({
      code: 200,
      result: {
        account: textOf((await ana.get('me')).body.result!.id),
        client: 'Ana López',
        movement: order.number,
        phone: expect.stringMatching(/\d/) as string,
        contact_method: 'telefono',
      },
    })
  })

  test('is not returned to another customer', async () => {
    const ana = await asCustomer(platform, 'ana2@garantia.example')
    const eva = await asCustomer(platform, 'eva2@garantia.example')
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    expect(await contact(order.number, eva.token)).toMatchObject({ code: 404 })
    expect(await contact('000999999', ana.token)).toMatchObject({ code: 404 })
    for (const token of ['', 'forged']) expect(await contact(order.number, token)).toMatchObject({ code: 401 })
  })
})
