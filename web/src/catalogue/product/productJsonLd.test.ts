import { describe, expect, it } from 'vitest'
import { type ProductFacts, type VariantFacts, productJsonLd } from './productJsonLd.ts'

const SOFA: ProductFacts = {
  sku: 'SOFA',
  name: 'Sofá Oslo',
  brand: 'Nórdika',
  description: null,
  pictures: ['https://hogar.example/a.jpg'],
  address: 'https://hogar.example/sofa',
  price: { amount: '8999.00', currencyCode: 'MXN' },
  isInStock: true,
  until: null,
  rating: null,
  attributes: [],
  variants: [],
  timeZone: 'America/Mexico_City',
}
const variant = (sku: string, rest: Partial<VariantFacts> = {}): VariantFacts => ({
  sku,
  name: SOFA.name,
  pictures: ['https://hogar.example/b.jpg'],
  address: `https://hogar.example/sofa?childSku=${sku}`,
  price: SOFA.price,
  isInStock: true,
  until: null,
  values: [
    { code: 'color', value: 'Gris' },
    { code: 'plazas', value: '3' },
  ],
  ...rest,
})

describe('the structured data for search engines', () => {
  it('has the ratings of a product', () => {
    const told = productJsonLd({ ...SOFA, rating: { average: 4.3, count: 7 } })
    expect(told.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 7 })
  })

  it('has price, stock, brand and end date of a simple product', () => {
    const told = productJsonLd({ ...SOFA, isInStock: false, until: '2026-12-01T05:59:59Z' })
    expect(told).toMatchObject({
      '@type': 'Product',
      sku: 'SOFA',
      brand: { name: 'Nórdika' },
      offers: {
        price: '8999.00',
        priceCurrency: 'MXN',
        availability: 'https://schema.org/OutOfStock',
        priceValidUntil: '2026-11-30',
      },
    })
    expect(told).not.toHaveProperty('aggregateRating')
    expect(told).not.toHaveProperty('description')
    expect(productJsonLd({ ...SOFA, until: 'soon' })).not.toHaveProperty('offers.priceValidUntil')
    expect(told).not.toHaveProperty('gtin')
  })

  it.each([
    ['2026-12-01T05:59:59Z', 'America/Mexico_City', '2026-11-30'],
    ['2026-12-01T06:00:00Z', 'America/Mexico_City', '2026-11-30'],
    ['2026-12-01T18:00:00Z', 'America/Mexico_City', '2026-12-01'],
    ['2026-11-30T22:59:59Z', 'Europe/Berlin', '2026-11-30'],
    ['2026-11-30T23:30:00Z', 'Europe/Berlin', '2026-12-01'],
  ])('names the last day of a price that ends at %s, as the page in %s does: %s', (until, timeZone, day) => {
    const offers = { priceValidUntil: day }
    expect(productJsonLd({ ...SOFA, until, timeZone })).toMatchObject({ offers })
    const group = productJsonLd({ ...SOFA, timeZone, variants: [variant('GRY', { until })] })
    expect(group).toMatchObject({ hasVariant: [{ offers }] })
  })

  it.each([
    ['ean', '7501234567893', '7501234567893'],
    ['GTIN', '12345678', '12345678'],
    ['ean', 'none', undefined],
    ['style', '7501234567893', undefined],
  ])('has for an attribute %s with the value %s the number %s', (code, value, gtin) => {
    expect(productJsonLd({ ...SOFA, attributes: [{ code, value }] })).toEqual(
      gtin ? expect.objectContaining({ gtin }) : expect.not.objectContaining({ gtin: expect.anything() }),
    )
  })

  it('has an offer of each variant of a product, at its own address', () => {
    const told = productJsonLd({
      ...SOFA,
      variants: [variant('A'), variant('B', { isInStock: false, price: { amount: '9999.00', currencyCode: 'MXN' } })],
    })
    expect(told).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'SOFA',
      variesBy: ['https://schema.org/color', 'plazas'],
      hasVariant: [
        { sku: 'A', name: 'Sofá Oslo, Gris, 3', color: 'Gris', offers: { availability: 'https://schema.org/InStock' } },
        {
          sku: 'B',
          offers: {
            url: 'https://hogar.example/sofa?childSku=B',
            price: '9999.00',
            availability: 'https://schema.org/OutOfStock',
          },
        },
      ],
    })
    expect(told).not.toHaveProperty('offers')
  })

  it.each([
    ['Sofá Siena, 3 plazas, Gris carbón', ['3 plazas', 'Gris carbón'], 'Sofá Siena, 3 plazas, Gris carbón'],
    ['Sofá Siena', ['3 plazas', 'Gris carbón'], 'Sofá Siena, 3 plazas, Gris carbón'],
    ['Sudadera XS-gris', ['XS', 'Gris'], 'Sudadera XS-gris'],
    ['Mesa 1200', ['120', 'Roble'], 'Mesa 1200, 120, Roble'],
  ])('names a variant called %s, chosen by %j, %s', (name, values, expected) => {
    const told = productJsonLd({
      ...SOFA,
      variants: [variant('A', { name, values: values.map((value, index) => ({ code: `axis${index}`, value })) })],
    })
    expect(told).toMatchObject({ hasVariant: [{ name: expected }] })
  })
})
