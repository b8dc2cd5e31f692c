import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { PAYMENT, SHIPPING, done, mutate } from '../testkit/shoppers/purchase.ts'
import { prepareEmbeddedSeed } from '../testkit/servers/shopDatabase.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A line as a dump of a search engine has it. */
const hit = (type: string, source: Record<string, unknown>) =>
  JSON.stringify({ _index: `shop_${type}`, _type: type, _id: String(source['id']), _score: 1, _source: source })
/** A SKU that changes what a carelessly built query asks for. */
const ODD_SKU = 'KIT&A,B/C%20D?E#F'

const PRODUCTS = [
  hit('product', {
    id: 4, sku: 'HAMACA', name: 'Hamaca Yucat&aacute;n', price: '1000.0000', special_price: '800', type_id: 'simple', status: '1', visibility: '4',
    tax_class_id: '2', category: [{ category_id: 31, name: 'Hamacas' }], stock: [{ qty: '7', is_in_stock: '1' }], description: '<p onclick="x()">Tejida <b>a mano</b></p>',
  }),
  hit('product', {
    id: 40, sku: 'BANCA', name: 'Banca de jardín', type_id: 'configurable', status: 1, visibility: 4, category_ids: ['30'], url_key: 'banca',
    configurable_options: [{ attribute_id: '93', values: [{ value_index: 49 }, { value_index: 52 }], label: 'Color' }],
    configurable_children: [
      { sku: 'BANCA-N', id: 41, price: 2000, custom_attributes: [{ attribute_code: 'color', value: '49' }] },
      { sku: 'BANCA-V', id: 42, price: '2500', special_price: 0, color: '52' },
    ],
  }),
  hit('product', { id: 43, sku: ODD_SKU, name: 'Juego de cojines', price: 300, stock: { qty: 5, is_in_stock: true }, category_ids: [30] }),
  hit('product', { id: 44, sku: 'HAMACA', name: 'La misma otra vez', price: 5 }),
  hit('product', { id: 45, sku: 'GRATIS', name: 'Muestra sin precio', type_id: 'simple' }),
  '{"id": 99, "sku": "CORTAD',
  hit('product', { id: 46, name: 'Sin nombre propio', price: 5 }),
] // prettier-ignore

const OTHERS = [
  { id: 2, name: 'Todo', level: 1, parent_id: 1, is_active: true, children_data: [{ id: 30, name: 'Jardín', level: 2, position: '1', is_active: true, include_in_menu: 1, children_data: [{ id: 31, name: 'Hamacas', level: 3, is_active: true, children_data: [] }] }] },
  { attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Color', options: [{ label: ' ', value: '' }, { label: 'Negro', value: '49' }, { label: 'Verde&reg;', value: '52' }] },
  { query: { match: { name: 'Bolsa' } } },
].map((record) => JSON.stringify(record)) // prettier-ignore

let directory: string
let platform: Awaited<ReturnType<typeof startPlatform>>
let proxied: ProxiedGateway
let report: Outcome

type Outcome = Readonly<{ code: number; stdout: string; stderr: string }>

/** Runs the import command as a merchant does. */
function runImport(...parameters: readonly string[]): Promise<Outcome> {
  const main = join(ROOT, 'platform/src/import/main.ts')
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: directory, INIT_CWD: directory }
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...parameters], { cwd: directory, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}

beforeAll(async () => {
  await prepareEmbeddedSeed()
  directory = await mkdtemp(join(tmpdir(), 'hogar-import-'))
  await writeFile(join(directory, 'catalog_product.json.gz'), gzipSync(PRODUCTS.join('\n')))
  await writeFile(join(directory, 'others.jsonl'), OTHERS.join('\n'))
  // Into a folder in which the shop has never been started.
  report = await runImport('catalog_product.json.gz', 'others.jsonl', '--store', 'hogar', '--replace')
  platform = await startPlatform(directory)
  proxied = await startGatewayBehindProxy(platform.url)
})
afterAll(async () => {
  await proxied?.stop()
  await platform?.stop()
  await rm(directory, { recursive: true, force: true })
})

describe('the import command', () => {
  it('says what it read, what it left out, and why', () => {
    expect([report.code, report.stdout]).toEqual([0, expect.stringMatching(/^entity +read +stored +skipped$/m)])
    // Six whole products were read; one of them is there twice, one has no SKU; two children got documents of their own.
    expect(report.stdout).toMatch(/^product +6 +6 +2$/m)
    expect(report.stdout).toMatch(/^product +a sku for the second time +1 +catalog_product\.json\.gz:4 HAMACA: id 44$/m)
    expect(report.stdout).toMatch(/^product +no price that can be read: not for sale +1 +GRATIS$/m)
    expect(report.stdout).toMatch(/^product +no sku +1 +catalog_product\.json\.gz:7$/m)
    expect(report.stdout).toMatch(/^unknown +not JSON +1 +catalog_product\.json\.gz:6$/m)
    expect(report.stdout).toMatch(/^unknown +no kind of document that the shop knows +1 +others\.jsonl:3$/m)
  })

  it.each([
    ['an error page in place of an export', '<html>502</html>', /nothing in it can be used/],
    ['an export without products', OTHERS.slice(0, 2).join('\n'), /--replace would leave an empty store/],
    ['a gzip file that is cut', gzipSync(PRODUCTS.join('\n')).subarray(0, 500), /cut or damaged/],
  ])('refuses to replace a store with %s', async (_what, content, says) => {
    const folder = await mkdtemp(join(tmpdir(), 'hogar-refused-'))
    await writeFile(join(folder, 'bad.json'), content)
    const outcome = await runImport(join(folder, 'bad.json'), '--store', 'hogar', '--replace')
    expect([outcome.code, outcome.stderr]).toEqual([1, expect.stringMatching(says)])
    expect(outcome.stderr).toContain('Not imported, the store is as it was.')
    expect(outcome.stderr).not.toMatch(/^\s+at /m)
    await rm(folder, { recursive: true, force: true })
  })

  it.each([
    ['no file', ['--store', 'hogar'], /Usage: import/],
    ['no store', ['others.jsonl'], /Usage: import/],
    ['an unknown store', ['others.jsonl', '--store', 'nope'], /Usage: import/],
    ['a missing file', ['nope.json', '--store', 'hogar'], /No such file: .*nope\.json/],
    ['a shop that is running', ['others.jsonl', '--store', 'hogar'], /in use by process \d+/],
  ])('ends with 1 and says why for %s', async (_what, parameters, says) => {
    const outcome = await runImport(...parameters)
    expect([outcome.code, outcome.stdout, outcome.stderr]).toEqual([1, '', expect.stringMatching(says)])
    expect(outcome.stderr).not.toMatch(/^\s+at /m)
  })
})

describe('a shop on an imported catalogue', () => {
  let guest: Guest
  beforeAll(() => {
    guest = asGuest(proxied.gateway)
  })

  it('has the export’s categories as its menu, and its products in them', async () => {
    const data = await guest.run(`{
      store { rootCategory { children { name link productCount children { name } } } }
      category(by: { urlPath: "jardin-30" }) { name products { totalCount nodes { sku } } }
    }`)
    expect(data).toEqual({
      store: {
        rootCategory: {
          children: [{ name: 'Jardín', link: '/jardin-30', productCount: 3, children: [{ name: 'Hamacas' }] }],
        },
      },
      category: {
        name: 'Jardín',
        products: { totalCount: 3, nodes: [{ sku: ODD_SKU }, { sku: 'BANCA' }, { sku: 'HAMACA' }] },
      },
    })
  })

  it('finds by its words what was exported, and nothing that was there before', async () => {
    const query = 'query ($term: String!) { search(term: $term) { nodes { sku name } } }'
    expect(await guest.run(query, { term: 'hamaca' })).toEqual({
      search: { nodes: [{ sku: 'HAMACA', name: 'Hamaca Yucatán' }] },
    })
    expect(await guest.run(query, { term: 'sofá' })).toEqual({ search: { nodes: [] } })
  })

  it('shows a product with its price and tax, its stock, and text that is safe to show', async () => {
    const { product } = await guest.run(`{ product(by: { sku: "HAMACA" }) {
      __typename urlPath description stock { status quantity } breadcrumbs { name } image { path }
      price { regular { amount } final { amount } finalExcludingTax { amount } discountPercent }
    } }`)
    expect(product).toMatchObject({
      __typename: 'SimpleProduct',
      urlPath: 'jardin-30/hamacas-31/hamaca-yucatan-4',
      description: '<p>Tejida <b>a mano</b></p>',
      stock: { status: 'OK', quantity: 7 },
      breadcrumbs: [{ name: 'Jardín' }, { name: 'Hamacas' }],
      image: { path: expect.stringMatching(/\w/) },
      // The export brought no tax rules: the store keeps its own.
      price: {
        regular: { amount: '1160.00' },
        final: { amount: '928.00' },
        finalExcludingTax: { amount: '800.00' },
        discountPercent: 20,
      },
    })
  })

  it('offers variants by name, and redirects from a variant’s address to its product', async () => {
    const { product, route } = await guest.run(`{
      product(by: { sku: "BANCA" }) { price { isFrom final { amount } } ... on ConfigurableProduct {
        options { attributeCode label values { value label } }
        variants { sku price { final { amount } } stock { quantity } selection { valueLabel } }
      } }
      route(path: "p/BANCA-V/x") { ... on Redirect { target statusCode } }
    }`)
    expect(product).toEqual({
      price: { isFrom: true, final: { amount: '2320.00' } },
      options: [
        {
          attributeCode: 'color',
          label: 'Color',
          values: [
            { value: '49', label: 'Negro' },
            { value: '52', label: 'Verde®' },
          ],
        },
      ],
      variants: [
        {
          sku: 'BANCA-N',
          price: { final: { amount: '2320.00' } },
          stock: { quantity: 100 },
          selection: [{ valueLabel: 'Negro' }],
        },
        {
          sku: 'BANCA-V',
          price: { final: { amount: '2900.00' } },
          stock: { quantity: 100 },
          selection: [{ valueLabel: 'Verde®' }],
        },
      ],
    })
    expect(route).toEqual({ target: expect.stringMatching(/\?childSku=BANCA-V$/), statusCode: 301 })
  })

  it('sells: a product, a variant, and a SKU full of signs, in one order', async () => {
    const lines = [{ sku: 'HAMACA', quantity: 2 }, { sku: 'BANCA-V' }, { sku: ODD_SKU, quantity: 3 }]
    const added = await done(guest, 'addCartLines', { lines })
    expect(added.cart?.lines).toMatchObject([
      { sku: 'HAMACA', quantity: 2 },
      { sku: 'BANCA-V', quantity: 1 },
      { sku: ODD_SKU, quantity: 3 },
    ])
    expect((await mutate(guest, 'addCartLines', { lines: [{ sku: ODD_SKU, quantity: 3 }] })).userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', sku: ODD_SKU, availableQuantity: 2 },
    ])
    await done(guest, 'setCartShipping', { ...SHIPPING })
    await done(guest, 'setCartPayment', { ...PAYMENT })
    const { order } = await done(guest, 'placeOrder', {
      email: 'ana@example.mx',
      clientMutationId: crypto.randomUUID(),
    })
    expect(order?.lines).toEqual([
      { sku: 'HAMACA', quantity: 2, product: { sku: 'HAMACA' }, variant: null },
      { sku: 'BANCA-V', quantity: 1, product: { sku: 'BANCA' }, variant: { sku: 'BANCA-V' } },
      { sku: ODD_SKU, quantity: 3, product: { sku: ODD_SKU }, variant: null },
    ])
    const stock = 'query ($sku: String!) { product(by: { sku: $sku }) { stock { quantity } } }'
    // Stock is cached for all shoppers for a second, which is as long as is waited by default.
    await expect
      .poll(() => guest.run(stock, { sku: ODD_SKU }), { timeout: 5_000 })
      .toEqual({ product: { stock: { quantity: 2 } } })
  })

  it('leaves the other stores as they were', async () => {
    const { search } = (await asGuest(proxied.gateway, 'de').run('{ search(term: "sofa") { totalCount } }')) as {
      search: { totalCount: number }
    }
    expect(search.totalCount).toBeGreaterThan(10)
  })
})
