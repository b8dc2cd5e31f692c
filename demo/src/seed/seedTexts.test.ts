import { expect, test } from 'vitest'
import { seededStore } from './testing/seededStore.ts'

const languages = [
  { code: 'hogar', ...seededStore('hogar') },
  { code: 'de', ...seededStore('de') },
  { code: 'it', ...seededStore('it') },
] as const

const TEXT_KEYS = [
  'name',
  'title',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keyword',
  'content',
  'detail',
  'nickname',
  'label',
  'default_frontend_label',
  'lab',
  'slug',
  'url_path',
]

function textsIn(value: unknown, key = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => textsIn(item, name))
  return TEXT_KEYS.includes(key) ? [[key, value]] : []
}

test.each(languages)('no text of $code is empty, unfilled or undefined', ({ documents }) => {
  const bad = documents
    .flatMap(({ source }) => textsIn(source))
    .filter(
      ([, words]) =>
        typeof words !== 'string' || words.trim() === '' || /\b(undefined|null|NaN)\b|[{}]|\s{2}|\.\.|,,/.test(words),
    )
  expect(bad).toEqual([])
})

test.each(languages)('no document of $code holds an undefined value', ({ documents }) => {
  const holds = (value: unknown): boolean =>
    value === undefined || (typeof value === 'object' && value !== null && Object.values(value).some(holds))
  expect(documents.filter(({ source }) => holds(source)).map(({ source }) => source.sku ?? source.id)).toEqual([])
})

test('descriptions are written in each language', () => {
  const [spanish, german, italian] = languages.map(
    ({ listed }) => new Map(listed.map((product) => [product.sku, product])),
  )
  for (const [sku, product] of spanish ?? []) {
    const texts = [product.description, german?.get(sku)?.description, italian?.get(sku)?.description]
    expect(new Set(texts).size, sku).toBe(3)
  }
})

test('everything listed says what else shoppers call it, in each language', () => {
  const words = languages.map(({ listed }) => new Map(listed.map((product) => [product.sku, product.meta_keyword])))
  for (const sku of words[0]?.keys() ?? []) expect(new Set(words.map((own) => own.get(sku))).size, sku).toBe(3)
  const keywordsOf = (sku: RegExp) =>
    languages.map(({ listed }) => listed.find((item) => sku.test(item.sku))?.meta_keyword)
  expect(keywordsOf(/^PANTALLA-/)).toEqual([
    expect.stringContaining('televisor'),
    expect.stringContaining('TV'),
    expect.stringContaining('televisione'),
  ])
})

test('descriptions vary and take at least two paragraphs', () => {
  for (const { listed } of languages) {
    const texts = listed.map((product) => product.description ?? '')
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95)
    expect(texts.filter((words) => (words.match(/<p>/g) ?? []).length < 2)).toEqual([])
  }
})

test('no leather seat has covers of cloth', () => {
  const LEATHER = '35'
  const told = languages.flatMap(({ listed }) =>
    listed.filter(
      (product) =>
        JSON.stringify(product).includes(`"material":"${LEATHER}"`) && /sof|sill|esquin|reclin/i.test(product.sku),
    ),
  )
  expect(
    told
      .filter(({ description }) =>
        /fundas se fijan|Bezüge haben Reißverschl|fodere hanno la zip/.test(description ?? ''),
      )
      .map(({ sku }) => sku),
  ).toEqual([])
  expect(told.length).toBeGreaterThan(3)
})

/** First sentence of a description, without the words of its product's name. */
function openingOf({ name, description = '' }: Readonly<{ name: string; description?: string }>): string {
  const [first = ''] = description
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s/)
  return name.split(' ').reduce((words, part) => words.replaceAll(part, ''), first)
}

test.each(languages)('no two goods of one category of $code begin alike', ({ listed }) => {
  // Plans, guarantees and services are few of one kind each.
  const goods = listed.filter(({ type_id: type }) => type !== 'virtual' && type !== 'downloadable')
  const shelves = Map.groupBy(goods, ({ category }) => category.at(-1)?.name)
  const alike = [...shelves].flatMap(([shelf, products]) => {
    const same = Map.groupBy(products, openingOf)
    return [...same.values()].filter(({ length }) => length > 1).map((found) => [shelf, found.map(({ sku }) => sku)])
  })
  expect(shelves.size).toBeGreaterThan(50)
  expect(alike).toEqual([])
})

test('nothing made of leather has covers that come off', () => {
  const LEATHER = '35'
  const COVERS = /fundas? (se|con|desmont|lavab|quit)|Bezüge haben|abziehbar|abnehmbar|fodere hanno|sfoderabil/i
  const texts = languages.flatMap(({ listed }) =>
    listed.flatMap((product) =>
      [product, ...(product.configurable_children ?? [])].flatMap((each) => {
        const { sku, material, description } = each as { sku: string; material?: unknown; description?: string }
        return String(material) === LEATHER ? [{ sku, description: description ?? product.description ?? '' }] : []
      }),
    ),
  )
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(({ description }) => COVERS.test(description))).toEqual([])
})

const MEXICAN_PAGES = [
  'modulo-promociones',
  'mas-descuentos',
  'promociones-viu.html',
  'promociones-ma.html',
  'monedero-viu',
  'apertura-de-cuenta',
  'prestamo-personal',
  'credilana',
]

/** Pages that all stores have, by the names that their addresses bear. */
const NAMES = {
  es: ['aviso-de-privacidad', 'terminos-y-condiciones', 'garantias-y-devoluciones', 'preguntas-frecuentes', 'formas-de-pago', 'compra-segura', 'quienes-somos', 'tiendas', 'sucursales', 'contact', 'unete-a-nuestro-equipo-viu', 'unete-a-nuestro-equipo-ma'],
  de: ['datenschutz', 'agb', 'garantie-und-rueckgabe', 'haeufige-fragen', 'zahlungsarten', 'sicher-einkaufen', 'ueber-uns', 'tiendas', 'sucursales', 'contact', 'arbeite-mit-uns-viu', 'arbeite-mit-uns-mavi'],
  it: ['privacy', 'termini-e-condizioni', 'garanzie-e-resi', 'domande-frequenti', 'metodi-di-pagamento', 'acquisti-sicuri', 'chi-siamo', 'tiendas', 'sucursales', 'contact', 'lavora-con-noi-viu', 'lavora-con-noi-mavi'],
} // prettier-ignore

test.each(languages)('pages and reviews of $code are there', ({ code, sources }) => {
  const identifiers = sources('cms_page').map((page) => page.identifier)
  expect(identifiers).toEqual([
    ...NAMES[code === 'de' || code === 'it' ? code : 'es'],
    ...(code === 'hogar' ? MEXICAN_PAGES : []),
    ...(code === 'de' ? ['impressum', 'widerruf'] : []),
    ...(code === 'it' ? ['note-legali', 'diritto-di-recesso'] : []),
    { es: 'envios', de: 'versand', it: 'spedizioni' }[code === 'de' || code === 'it' ? code : 'es'],
  ])
  expect(sources('review').length).toBeGreaterThan(300)
})

test.each(languages)('products of $code say how many reviews they have, and what these come to', ({ sources }) => {
  const reviews = Map.groupBy(sources('review'), ({ product_id: id }) => id)
  const said = sources('product').filter((product) => product.review_count !== undefined)
  expect(said).toHaveLength(reviews.size)
  for (const { id, review_count: count, rating_average: average } of said) {
    const stars = (reviews.get(id) ?? []).map(({ ratings }) => (ratings as { value: number }[])[0]!.value)
    const sum = stars.reduce((total, each) => total + each, 0)
    expect([id, count, average]).toEqual([id, stars.length, Math.round((sum / stars.length) * 10) / 10])
  }
})

test.each(languages)(
  'texts of $code agree on how far a delivery comes, how returns work and where assembly is ordered',
  ({ sources }) => {
    const said = sources('cms_page')
      .map(({ content }) => String(content))
      .join(' ')
    expect(said).not.toMatch(
      /pie de calle|Bordstein|portone|sin usar|Originalverpackung|[Uu]nbenutzte|non usato|al carrito\b[^.]*armado|armado[^.]*carrito|en el carrito/,
    )
    expect(said).toMatch(/puerta de tu casa|an deine Wohnungstür|porta di casa tua/)
    expect(said).toMatch(/está en Servicios|unter Service|è tra i Servizi/)
  },
)
