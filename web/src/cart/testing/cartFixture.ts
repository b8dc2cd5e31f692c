type Line = Readonly<{
  sku: string
  name: string
  quantity?: number
  optionsChecksum?: string | null
  stock?: Readonly<{ status: string; quantity: number | null }> | null
  choices?: Readonly<{ customOptions: readonly object[]; bundleOptions: readonly object[] }>
  warranty?: string | null
  isBranchDeliveryOnly?: boolean
  isSoldOneByOne?: boolean
  publicUnitPrice?: Readonly<{ amount: string; currencyCode: string }> | null
}>

const NO_CHOICES = { customOptions: [], bundleOptions: [] }

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })

/** Returns a cart line for a mock resolver. */
export function lineFixture({ sku, name, quantity = 1, optionsChecksum = null, stock = null, ...kind }: Line) {
  const {
    choices = NO_CHOICES,
    warranty = null,
    isBranchDeliveryOnly = false,
    isSoldOneByOne = false,
    publicUnitPrice = null,
  } = kind
  return {
    choices,
    warranty,
    isBranchDeliveryOnly,
    isSoldOneByOne,
    id: `line:${sku}`,
    sku,
    name,
    quantity,
    optionsChecksum,
    stock,
    isPending: false,
    unitPrice: money('100.00'),
    publicUnitPrice,
    rowTotal: money(`${100 * quantity}.00`),
    options: [],
    variant: null,
    product: {
      __typename: 'SimpleProduct',
      id: `product:${sku}`,
      urlPath: `salas/${sku.toLowerCase()}`,
      services: [],
      media: [{ path: 'a/b', alt: name, placeholderColor: '#eeeeee' }],
    },
  }
}

/** Returns a cart for a mock resolver, with totals that match its lines. */
export function cartFixture(lines: readonly Line[], extra: Readonly<Record<string, unknown>> = {}) {
  const units = lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  return {
    id: 'cart:1',
    totalQuantity: units,
    pendingChanges: 0,
    isVirtual: false,
    exceedsUnitLimit: false,
    mixesSoleItem: false,
    isBranchDeliveryOnly: false,
    deliveryEstimate: null,
    coupon: null,
    gift: null,
    lines: lines.map(lineFixture),
    selectedShippingMethod: null,
    pickupBranch: null,
    selectedPaymentMethod: null,
    selectedPaymentPlan: null,
    paymentMethods: [
      {
        code: 'cashondelivery',
        title: 'Efectivo al recibir',
        isDefault: false,
        fee: null,
        plans: [],
        creditOffers: [],
        creditLine: null,
      },
      {
        code: 'banktransfer',
        title: 'Transferencia SPEI',
        isDefault: true,
        fee: null,
        plans: [],
        creditOffers: [],
        creditLine: null,
      },
    ],
    totals: {
      subtotal: money(`${units * 100}.00`),
      discount: money('0.00'),
      shipping: null,
      payment: null,
      credit: null,
      saved: null,
      tax: money('13.79'),
      grandTotal: money(`${units * 100}.00`),
      segments: [],
    },
    ...extra,
  }
}
