type Item = {
  item_id: number
  sku: string
  qty: number
  product_type: string
  product_option?: unknown
  extension_attributes?: { additional_data: Record<string, string> }
  price: number
  name: string
}
type CartItem = {
  sku: string
  qty: number
  item_id?: number
  product_option?: { extension_attributes: Record<string, unknown[]> }
  extension_attributes?: { additional_data: Record<string, string> }
}

/** Refusal, in the platform's form. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Attributes = NonNullable<CartItem['extension_attributes']>

/** Additional data after a request: a blank text removes one. */
function changed(before: Attributes | undefined, { additional_data }: Attributes): Attributes {
  const all = { ...before?.additional_data, ...additional_data }
  return { additional_data: Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) }
}

/** Creates carts in memory, with those of the platform's rules that the gateway depends on. */
export function createFakeCarts() {
  const carts = new Map<string, Item[]>()
  const coupons = new Map<string, string>()
  const answered = new Map<string, unknown>()
  let minted = 0
  const refused = new Set<string>()

  const cart = (id: string | null): Item[] => {
    const items = carts.get(id ?? '')
    if (!items) throw new Refusal(404, `No such entity with cartId = ${id}`)
    return items
  }
  const update = (
    id: string | null,
    { sku, qty, item_id, product_option, extension_attributes: given }: CartItem,
  ): Item => {
    const items = cart(id)
    if (refused.has(`down:${sku}`)) throw new Refusal(503, 'Down')
    if (refused.has(sku)) throw new Refusal(400, `The requested qty is not available: ${sku}, 1 left`)
    const variant = product_option?.extension_attributes.configurable_item_options as
      | { option_value: string }[]
      | undefined
    const own = sku === 'SOFA' && variant?.[0] ? (variant[0].option_value === '52' ? 'SOFA-GRY' : 'SOFA-BLU') : sku
    const chosen = JSON.stringify(product_option?.extension_attributes.custom_options ?? [])
    const same = item_id
      ? items.find((item) => item.item_id === item_id)
      : items.find((item) => item.sku === own && (item as { chosen?: string }).chosen === chosen)
    if (item_id && !same) throw new Refusal(404, `The ${id} Cart doesn't contain the ${item_id} item.`)
    if (same) {
      same.qty = item_id ? qty : same.qty + qty
      if (given) same.extension_attributes = changed(same.extension_attributes, given)
      return same
    }
    const type = own.startsWith('SOFA')
      ? 'configurable'
      : own === 'SERVICE'
        ? 'virtual'
        : own.startsWith('BED')
          ? 'bundle'
          : 'simple'
    const written = type === 'bundle' ? `${own}-SKU-1` : own
    const item = {
      item_id: (minted += 1),
      sku: written,
      qty,
      name: own,
      price: 100,
      product_type: type,
      chosen,
      ...(product_option ? { product_option } : {}),
      ...(given ? { extension_attributes: changed(undefined, given) } : {}),
    }
    items.push(item)
    return item
  }
  const gifts = new Map<string, unknown>()
  const totals = (id: string | null) => {
    const items = cart(id)
    const net = items.reduce((sum, item) => sum + item.qty * item.price, 0)
    // A coupon needs a cart with lines.
    const coupon = net > 0 ? coupons.get(id ?? '') : undefined
    const discount = coupon ? 10 : 0
    return {
      grand_total: net - discount,
      subtotal: net,
      subtotal_incl_tax: net * 1.16,
      discount_amount: -discount,
      tax_amount: (net - discount) * 0.16,
      shipping_amount: 150,
      shipping_incl_tax: 174,
      quote_currency_code: 'MXN',
      ...(coupon ? { coupon_code: coupon } : {}),
      ...(gifts.has(id ?? '') ? { gift_message: gifts.get(id ?? '') } : {}),
      items: items.map((item) => ({
        item_id: item.item_id,
        price_incl_tax: item.price * 1.16,
        row_total_incl_tax: item.qty * item.price * 1.16,
        options: item.product_type === 'configurable' ? '[{"value":"Gris","label":"Color"}]' : '[]',
      })),
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: net * 1.16 },
        { code: 'grand_total', title: 'Grand Total', value: (net - discount) * 1.16 },
      ],
    }
  }
  return {
    carts,
    coupons,
    /** Gift messages by cart. */
    gifts,
    /** SKUs that `update` refuses; with `down:` in front, SKUs with which it fails. */
    refused,
    create: () => {
      const id = `cart-${(minted += 1)}`
      carts.set(id, [])
      return id
    },
    cart,
    update,
    remove: (id: string | null, { item_id }: CartItem) => {
      const items = cart(id)
      const at = items.findIndex((item) => item.item_id === item_id)
      if (at < 0) throw new Refusal(404, `The ${id} Cart doesn't contain the ${item_id} item.`)
      items.splice(at, 1)
      return true
    },
    totals,
    /** Runs work once per key. */
    once: (key: string | undefined, work: () => unknown): unknown => {
      if (key !== undefined && answered.has(key)) return answered.get(key)
      const answer = structuredClone(work())
      if (key !== undefined) answered.set(key, answer)
      return answer
    },
  }
}
