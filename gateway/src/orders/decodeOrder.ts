import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Address, OrderCancelable } from '../__generated__/resolverTypes.ts'
import { CART_ITEMS_MAX } from '../cart/limits.ts'
import { readProductOption } from '../cart/productOption.ts'
import { decodeTotals } from '../cart/totalsDocument.ts'
import { type Source, readCount, readNumber, readSource, readSources, readText } from '../catalogue/readValue.ts'
import { INSTRUCTION_CHARACTERS_MAX, PAYMENT_URL_MAX_CHARACTERS, RECEIPT_CODE } from './limits.ts'
import type { OrderLineMapper, OrderMapper } from './mappers.ts'
import { plainText } from '../content/plainText.ts'
import { decodePaymentInstructions } from './decodePaymentInstructions.ts'
import { instant } from './instant.ts'
import { orderStatus, orderStatusLabel } from './orderStatus.ts'

const CANCELABLE: Readonly<Record<string, OrderCancelable>> = { whole: 'WHOLE', items: 'LINES' }

/** An order of the platform; null when it has no number, date or total. */
export function decodeOrder(value: unknown, store: StoreDefinition): OrderMapper | null {
  const order = readSource(value)
  const number = readText(order.increment_id)
  const placedAt = instant(readText(order.created_at))
  const totals = decodeTotals(order.totals)
  const segment = totals?.total_segments.find(({ code }) => code === 'grand_total')
  const total = segment?.value ?? readNumber(order.grand_total)
  if (number === null || placedAt === null || total === null) return null
  const payment = readSource(order.payment)
  const statusLabel = orderStatusLabel(readText(order.status))
  const status = orderStatus(statusLabel)
  const code = readText(order.receipt_code) ?? ''
  const currencyCode = readText(order.order_currency_code) ?? store.currencyCode
  return {
    __typename: 'Order',
    storeCode: store.code,
    number,
    placedAt,
    status,
    statusLabel,
    guideNumber: plain(order.guide_number),
    deliveryCompany: plain(order.delivery_company),
    lines: readSources(order.items, CART_ITEMS_MAX)
      .filter(isOwnLine)
      .flatMap((item) => decodeLine(item, currencyCode)),
    currencyCode,
    total,
    canceledTotal: readNumber(order.total_canceled) ?? 0,
    cancelable: CANCELABLE[readText(order.cancelable) ?? ''] ?? null,
    returnBefore: instant(readText(order.return_before)),
    totals,
    shippingAddress: decodeAddress(order.shipping_address ?? assignedAddress(order)),
    shippingMethodTitle: readText(order.shipping_description),
    paymentMethodTitle: readText(payment.title) ?? titleIn(payment.additional_information),
    paymentMethodCode: readText(payment.method),
    paymentInstructions: decodePaymentInstructions(payment.instructions),
    paymentUrl: status === 'PENDING' ? webAddress(readText(payment.url, PAYMENT_URL_MAX_CHARACTERS)) : null,
    email: readText(order.customer_email),
    receiptCode: RECEIPT_CODE.test(code) ? code : null,
  }
}

/** Magento's orders hold the variant of a line as a line of its own below it. */
function isOwnLine({ parent_item_id: parent }: Source): boolean {
  return parent === undefined || parent === null || parent === 0
}

/** Where Magento's search result of orders holds the address of delivery. */
function assignedAddress(order: Source): unknown {
  const [assigned] = readSources(readSource(order.extension_attributes).shipping_assignments, 1)
  return readSource(assigned?.shipping).address
}

/** Magento's title of a way to pay is the first of its additional texts. */
function titleIn(additional: unknown): string | null {
  return Array.isArray(additional) ? readText(additional[0]) : null
}

/** An address that a browser may be sent to: nothing that runs, nothing that is not on the web. */
function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
}

/** What a warehouse wrote, as text without markup. */
function plain(value: unknown): string | null {
  const text = readText(value)
  return text === null ? null : plainText(text, INSTRUCTION_CHARACTERS_MAX)
}

function decodeLine(item: Source, currencyCode: string): OrderLineMapper[] {
  const productType = readText(item.product_type)
  // A bundle's line may be named by all its parts.
  const sku = (productType === 'bundle' ? readText(item.product_sku) : null) ?? readText(item.sku)
  const quantity = readNumber(item.qty_ordered) ?? readNumber(item.qty)
  if (sku === null || quantity === null) return []
  const unitPrice = readNumber(item.price_incl_tax) ?? readNumber(item.price) ?? 0
  const options = readSources(item.options, CART_ITEMS_MAX).flatMap((option) => {
    const label = readText(option.label)
    const value = readText(option.value)
    return label === null || value === null ? [] : [{ label, value }]
  })
  return [
    {
      sku,
      name: readText(item.name) ?? sku,
      quantity,
      lineId: readText(item.item_id),
      canceledQuantity: readNumber(item.qty_canceled) ?? 0,
      unitPrice,
      rowTotal: readNumber(item.row_total_incl_tax) ?? unitPrice * quantity,
      options,
      chosen: readProductOption(item.product_option),
      productType,
      productId: readCount(item.product_id)?.toString() ?? null,
      currencyCode,
    },
  ]
}

function decodeAddress(value: unknown): Address | null {
  const address = readSource(value)
  const countryCode = readText(address.country_id)
  if (countryCode === null) return null
  const street = Array.isArray(address.street) ? address.street.flatMap((line) => readText(line) ?? []) : []
  return {
    firstName: readText(address.firstname) ?? '',
    lastName: readText(address.lastname) ?? '',
    mothersName: readText(address.mothers_name),
    street,
    city: readText(address.city) ?? '',
    regionCode: readText(address.region_code),
    region: readText(address.region),
    postcode: readText(address.postcode) ?? '',
    countryCode,
    telephone: readText(address.telephone) ?? '',
    company: readText(address.company),
    taxId: readText(address.vat_id),
    crossStreet: readText(address.cross_street),
  }
}
