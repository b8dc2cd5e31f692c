import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Document, SOFA } from '../../testing/productDocuments.ts'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  const attributes = (platform.documents as Record<string, Document[]>).attribute!
  attributes.push(
    { attribute_id: 901, attribute_code: 'seats', frontend_label: 'Plazas', is_visible_on_front: '1', options: [] },
    {
      attribute_id: 902,
      attribute_code: 'fabric',
      frontend_label: 'Tela',
      is_visible_on_front: '1',
      options: [
        { value: '1', label: 'Lino' },
        { value: '2', label: 'Piel' },
      ],
    },
  )
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

/** The sofa with what its document and its first two variants say beside the usual. */
function sofa(parent: Document, ...children: Document[]): void {
  const document = (platform.documents as Record<string, Document[]>).product!.find(({ sku }) => sku === 'SOFA')!
  const own = (SOFA.configurable_children as Document[]).map((child, index) => ({ ...child, ...children[index] }))
  Object.assign(document, parent, { configurable_children: own })
}

async function variantsWith(selection: string) {
  const { data, errors } = await shopper.query(
    `{ product(by: { sku: "SOFA" }) { ... on ConfigurableProduct { variants { sku ${selection} } } } }`,
  )
  expect(errors).toEqual([])
  return data.product.variants
}

const pair = (attribute_code: string, value: unknown) => ({ attribute_code, value })

test('attributes are those of the variant, whether its document has them flat or as pairs', async () => {
  sofa(
    { seats: null, seats_options: [2, 3], fabric: '1', style: '301' },
    { seats: 3, fabric: '2' },
    { custom_attributes: [pair('color', '50'), pair('seats', '2'), pair('fabric', '')] },
  )
  const [grey, blue] = await variantsWith('attributes { code value }')
  const valueOf = (variant: { attributes: { code: string; value: string }[] }, code: string) =>
    variant.attributes.find((attribute) => attribute.code === code)?.value
  expect([valueOf(grey, 'seats'), valueOf(grey, 'fabric')]).toEqual(['3', 'Piel'])
  // What a variant leaves blank is its product's.
  expect([valueOf(blue, 'seats'), valueOf(blue, 'fabric')]).toEqual(['2', 'Lino'])
})

test('measures, claims and the long text are those of the variant, else of the product', async () => {
  sofa(
    { dimensions: { width: 158, height: 84, depth: 90, weight: 42 } },
    { dimensions: { width: 212, weight: 55 }, omni_tag_1_text: null, description: '<p>De piel</p><script>1</script>' },
    { custom_attributes: [pair('color', '50'), pair('width', '190'), pair('weight', '50.5')] },
  )
  const [grey, blue] = await variantsWith('description dimensions { widthCm heightCm depthCm weightKg } tags { text }')
  expect(grey).toMatchObject({
    description: '<p>De piel</p>',
    dimensions: { widthCm: 212, heightCm: 84, depthCm: 90, weightKg: 55 },
    tags: [],
  })
  expect(blue).toMatchObject({
    description: null,
    dimensions: { widthCm: 190, heightCm: 84, depthCm: 90, weightKg: 50.5 },
    tags: [{ text: 'Envío gratis' }],
  })
})

test.each([
  [{ kind: 'sofa' }, 'SOFA'],
  [{ kind: 'television' }, 'SCREEN'],
  [{ kind: 'constructor' }, 'BOX'],
  [undefined, 'BOX'],
])('a thing drawn as %j has the outline %s', async (illustration, outline) => {
  sofa({ illustration })
  const [grey] = await variantsWith('dimensions { outline }')
  expect(grey.dimensions).toEqual({ outline })
})

test('a variant arrives when its own parcel does, all of them requested in one call', async () => {
  platform.deliveries.set('SOFA-GRY', { sku: 'SOFA-GRY', earliest: '2026-11-26', latest: '2026-11-28' })
  platform.deliveries.set('SOFA-BLU', { sku: 'SOFA-BLU', earliest: '2026-12-01', latest: '2026-12-04' })
  const { data, calls } = await shopper.query(
    '{ product(by: { sku: "SOFA" }) { ... on ConfigurableProduct { variants { deliveryEstimate { earliest } } } } }',
  )
  expect(data.product.variants).toEqual([
    { deliveryEstimate: { earliest: '2026-11-26' } },
    { deliveryEstimate: { earliest: '2026-12-01' } },
  ])
  expect(calls.deliveryEstimate).toBe(1)
})
