const money = (amount: string) => ({ amount, currencyCode: 'MXN' })

type Kept = Readonly<{
  sku: string
  name: string
  quantity?: number
  isSold?: boolean
  customOptions?: readonly object[]
}>

function restorableLine({ sku, name, quantity = 1, isSold = true, customOptions = [] }: Kept) {
  return {
    sku,
    quantity,
    name,
    optionsChecksum: null,
    options: [],
    choices: { customOptions, bundleOptions: [] },
    variant: null,
    product: isSold
      ? {
          __typename: 'SimpleProduct',
          id: `product:${sku}`,
          urlPath: `salas/${sku.toLowerCase()}`,
          media: [{ path: 'a/b', alt: name, placeholderColor: '#eeeeee' }],
        }
      : null,
  }
}

/** Returns a shared cart for a mock resolver; each unit costs 100. */
export function sharedCartFixture(lines: readonly Kept[]) {
  return {
    code: 'share-0123456789abcdef',
    expiresAt: '2026-12-20T18:00:00.000Z',
    lines: lines.map((line) => ({
      ...restorableLine(line),
      name: line.isSold === false ? null : line.name,
      unitPrice: line.isSold === false ? null : money('100.00'),
    })),
  }
}

/** Returns a quote for a mock resolver; each unit cost 120 and now costs 100. */
export function quoteFixture(id: string, name: string, lines: readonly Kept[]) {
  const units = (wanted: readonly Kept[]) => wanted.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  return {
    __typename: 'Quote',
    id,
    number: id.replace('quote:', ''),
    name,
    savedAt: '2026-11-20T18:00:00.000Z',
    validUntil: '2026-12-20T18:00:00.000Z',
    totalThen: money(`${units(lines) * 120}.00`),
    totalNow: money(`${units(lines.filter(({ isSold }) => isSold !== false)) * 100}.00`),
    lines: lines.map((line) => ({
      ...restorableLine(line),
      unitPriceThen: money('120.00'),
      unitPriceNow: line.isSold === false ? null : money('100.00'),
    })),
  }
}
