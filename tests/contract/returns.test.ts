import { beforeAll, describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes } from '../testkit/graph/accountBrowser.ts'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { gateway, platform } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Line = { lineId: string; sku: string; quantity: number; canceledQuantity: number }
type Order = { id: string; number: string; status: string; cancelable: string | null; lines: Line[] }
type Canceled = Answered & { order: Order | null }
type Return = { id: string; number: string; status: string; photos: string[] | null; lines: object[] }
type Form = { lines: { lineId: string; returnableQuantity: number }[]; attributes: { code: string }[] }
type About = { returns: Return[] | null; returnForm: Form | null; cancelReasons: { value: string }[] | null }
type Returned = Answered & { customer: Partial<About> | null }

const ORDER =
  'id number status cancelable returnBefore canceledTotal { amount } total { amount } lines { lineId sku quantity canceledQuantity }'
const RETURNS = 'id number status comment photos lines { sku quantity reason condition resolution }'
const FORM = 'returnForm(orderId: $id) { returnBefore photosMax attributes { code label options { value label } } lines { lineId returnableQuantity } }' // prettier-ignore
const ANSWERS = { reason: 'damaged', condition: 'opened', resolution: 'refund' }
const COMMENT = 'Una pata rota:\n<izquierda> & <b>atrás'
/** The smallest JPEG that there is to send: four grey pixels. */
const PHOTO =
  'data:image/jpeg;base64,/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k='

let wares: readonly Ware[] = []
beforeAll(async () => {
  wares = await plentifulWares(gateway, 2)
})

const nodeAs = (fragment: string) => async (browser: Browser, id: string) =>
  (await browser.send(`query ($id: ID!) { node(id: $id) { ${fragment} } }`, { id })).data?.['node']
const nodeOf = nodeAs(`... on Order { ${ORDER} }`)
const returnOf = nodeAs(`... on ReturnRequest { ${RETURNS} }`)

/** An order of both wares, two pieces of each. */
async function buy(browser: Browser): Promise<Order> {
  const { id } = await buyAs(
    browser,
    wares.map(({ sku }) => sku),
    2,
  )
  return (await nodeOf(browser, id)) as Order
}
const progress = (of: string, status: string) => reportProgress(platform, of, { status })
const cancel = async (browser: Browser, input: object) =>
  (await browser.change('cancelOrder', 'CancelOrderInput', { input: { reason: 'changed_mind', ...input }, select: `order { ${ORDER} }` })) as Canceled // prettier-ignore
const send = async (browser: Browser, input: object) =>
  (await browser.change('createReturn', 'CreateReturnInput', { input, select: 'customer { id }' })) as Returned
const about = async (browser: Browser, id: string) => {
  const { data } = await browser.send(
    `query ($id: ID!) { viewer { customer { returns(orderId: $id) { ${RETURNS} } ${FORM} cancelReasons(orderId: $id) { value label } } } }`,
    { id },
  )
  return (data?.['viewer'] as { customer: About | null } | undefined)?.customer ?? null
}
const stockOf = async (sku: string) => {
  const answer = (await (await fetch(`${platform}/api/stock/check/${sku}`)).json()) as { result: { qty: number } }
  return answer.result.qty
}

describe('calling an order off', () => {
  it('puts everything back into stock, and is reported', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    expect(order).toMatchObject({ cancelable: 'LINES', canceledTotal: { amount: '0.00' } })
    const before = await stockOf(wares[0]?.sku ?? '')
    const answer = await cancel(ana, { orderId: order.id })
    expect(answer).toMatchObject({
      order: { status: 'CANCELED', cancelable: null, lines: [{ canceledQuantity: 2 }, { canceledQuantity: 2 }] },
      userErrors: [],
      notices: [{ code: 'ORDER_CANCELED' }],
    })
    expect(await stockOf(wares[0]?.sku ?? '')).toBeGreaterThanOrEqual(before)
    expect(codes(await cancel(ana, { orderId: order.id }))).toEqual(['ORDER_NOT_CANCELABLE'])
  })

  it('works for units of a line, once per key', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    const lines = [{ lineId: order.lines[0]?.lineId, quantity: 1 }]
    const input = { orderId: order.id, lines, clientMutationId: crypto.randomUUID() }
    const first = await cancel(ana, input)
    expect(first).toMatchObject({
      order: { status: 'PENDING', lines: [{ canceledQuantity: 1 }, { canceledQuantity: 0 }] },
      notices: [{ code: 'ORDER_LINES_CANCELED' }],
    })
    expect(await cancel(ana, input)).toEqual(first)
    expect(codes(await cancel(ana, { ...input, reason: 'other' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
    const more = { orderId: order.id, lines: [{ ...lines[0], quantity: 2 }] }
    expect(codes(await cancel(ana, more))).toEqual(['ORDER_LINE_QUANTITY'])
    for (const wrong of [[], [{ ...lines[0], quantity: 0 }], [{ lineId: '../cancel', quantity: 1 }]])
      expect(codes(await cancel(ana, { orderId: order.id, lines: wrong }))).toEqual(['ORDER_LINE_QUANTITY'])
  })

  it('has reasons, and is too late once it is sent', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    expect((await about(ana, order.id))?.cancelReasons?.map(({ value }) => value)).toContain('wrong_address')
    expect(codes(await cancel(ana, { orderId: order.id, reason: 'because' }))).toEqual(['INVALID'])
    expect(codes(await cancel(ana, { orderId: order.id, reason: ' ' }))).toEqual(['INVALID'])
    await progress(order.number, 'order sent')
    expect(codes(await cancel(ana, { orderId: order.id }))).toEqual(['ORDER_NOT_CANCELABLE'])
    expect(await nodeOf(ana, order.id)).toMatchObject({ status: 'SHIPPED', cancelable: null })
  })
})

describe('sending things back', () => {
  it('is requested with photos, listed and counted', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    const [first] = order.lines
    const lines = [{ lineId: first?.lineId, quantity: 1, ...ANSWERS }]
    expect(codes(await send(ana, { orderId: order.id, lines }))).toEqual(['RETURN_NOT_POSSIBLE'])
    await progress(order.number, 'order delivered')
    const input = { orderId: order.id, lines, comment: COMMENT, photos: [PHOTO], clientMutationId: crypto.randomUUID() } // prettier-ignore
    const sent = await send(ana, input)
    expect(sent).toMatchObject({ userErrors: [], notices: [{ code: 'RETURN_CREATED' }] })
    expect(await send(ana, input)).toEqual(sent)
    const kept = await about(ana, order.id)
    expect(kept).toMatchObject({
      returns: [
        {
          status: 'REQUESTED',
          comment: COMMENT,
          photos: [expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string],
          lines: [{ quantity: 1, reason: 'Llegó dañado', condition: 'Abierto', resolution: 'Reembolso' }],
        },
      ],
      returnForm: {
        photosMax: 3,
        attributes: [{ code: 'reason' }, { code: 'condition' }, { code: 'resolution' }],
        lines: [{ returnableQuantity: 1 }, { returnableQuantity: 2 }],
      },
    })
    const [request] = kept?.returns ?? []
    await progress(`returns/${request?.number}`, 'partially received')
    expect(await returnOf(ana, request?.id ?? '')).toMatchObject({ status: 'PARTIALLY_RECEIVED' })
    expect(codes(await send(ana, { orderId: order.id, lines: [{ ...lines[0], quantity: 2 }] }))).toEqual([
      'ORDER_LINE_QUANTITY',
    ])
  })

  it('takes no photo that is none, too large or one too many', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    await progress(order.number, 'order delivered')
    const lines = [{ lineId: order.lines[0]?.lineId, quantity: 1, ...ANSWERS }]
    const large = `data:image/jpeg;base64,/9j/${'A'.repeat(64_000)}`
    const script = `data:image/jpeg;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
    for (const photos of [
      [large],
      [script],
      [svg],
      ['https://example.com/a.jpg'],
      Array.from({ length: 4 }, () => PHOTO),
      ['data:image/jpeg;base64,/9j/AAAA'],
    ])
      // prettier-ignore
      expect(codes(await send(ana, { orderId: order.id, lines, photos }))).toEqual(['RETURN_PHOTOS'])
    expect((await about(ana, order.id))?.returns).toEqual([])
    expect(codes(await send(ana, { orderId: order.id, lines, comment: 'x'.repeat(501) }))).toEqual(['INVALID'])
    expect(codes(await send(ana, { orderId: order.id, lines: [] }))).toEqual(['ORDER_LINE_QUANTITY'])
    expect(codes(await send(ana, { orderId: order.id, lines: [{ ...lines[0], reason: '' }] }))).toEqual(['INVALID'])
  })
})

describe('an order of another customer', () => {
  it('is neither called off, nor sent back, nor read, by another customer, a guest or who has signed out', async () => {
    const ana = await signedUp()
    const order = await buy(ana)
    await progress(order.number, 'order delivered')
    const lines = [{ lineId: order.lines[0]?.lineId, quantity: 1, ...ANSWERS }]
    expect(codes(await send(ana, { orderId: order.id, lines, photos: [PHOTO] }))).toEqual([])
    const request = (await about(ana, order.id))?.returns?.[0]?.id ?? ''
    const pending = await buy(ana)
    const eva = await signedUp()
    const before = ana.cookie()
    expect(await about(eva, order.id)).toMatchObject({ returns: null, returnForm: null, cancelReasons: null })
    expect(await returnOf(eva, request)).toBeNull()
    expect(codes(await cancel(eva, { orderId: pending.id }))).toEqual(['ORDER_NOT_FOUND'])
    expect((await cancel(eva, { orderId: pending.id })).order).toBeNull()
    expect(codes(await send(eva, { orderId: order.id, lines }))).toEqual(['ORDER_NOT_FOUND'])
    await ana.logout()
    const copy = asBrowser(before)
    expect(await about(copy, order.id)).toBeNull()
    expect(await returnOf(copy, request)).toBeNull()
    // A change with the session of a moment ago is refused until its browser has the new one.
    await expect(cancel(copy, { orderId: pending.id })).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    await expect(send(copy, { orderId: order.id, lines })).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    for (const stranger of [asBrowser(), asBrowser('', 'viu'), ana]) {
      expect(await about(stranger, order.id)).toBeNull()
      expect(await returnOf(stranger, request)).toBeNull()
      for (const answer of [
        await cancel(stranger, { orderId: pending.id }),
        await send(stranger, { orderId: order.id, lines }),
      ])
        // prettier-ignore
        expect(codes(answer)).toEqual(['SIGNED_OUT'])
    }
    for (const id of ['', 'x', request]) expect(codes(await cancel(eva, { orderId: id }))).toEqual(['ORDER_NOT_FOUND'])
  })
})
