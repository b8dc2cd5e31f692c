import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web, gateway, platform } = sharedShop()

const get = async (path: string) => {
  const response = await fetch(`${web}${path}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}
const prefixOf = (code: string) => storeByCode(code)?.urlPrefix ?? ''
type Point = {
  x: number
  y: number
  quantity: number
  product: { name: string } | null
  variant: { sku: string } | null
}
type Room = { path: string; title: string; image: { path: string }; points: Point[] }

describe('furnished rooms', () => {
  it.each(STORES.map(({ code }) => code))('of %s have a page with every product of their picture', async (code) => {
    const fields = 'path title image { path } points { x y quantity product { name } variant { sku } }'
    const { rooms } = (await asGuest(gateway, code).run(`{ rooms { ${fields} } }`)) as { rooms: Room[] }
    expect(rooms.length).toBeGreaterThanOrEqual(code === 'hogar' ? 4 : 2)
    const index = await get(`${prefixOf(code)}/inspiracion`)
    expect(index.status).toBe(200)
    for (const { path, title, image, points } of rooms) {
      expect(index.text).toContain(`href="${prefixOf(code)}${path}"`)
      expect(points.filter(({ product }) => product === null)).toEqual([])
      const { status, text } = await get(prefixOf(code) + path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain(`<title>${title} | `)
      for (const { product } of points) expect(text.split(product!.name).length, product!.name).toBeGreaterThan(2)
      expect((await fetch(`${platform}/img/480/270/fit/${image.path}.jpg`)).status, image.path).toBe(200)
    }
  })

  it('are rendered on the server with canonical address, picture, languages and structured data', async () => {
    const { text } = await get('/inspiracion/rincon-de-lectura')
    expect(text).toMatch(/<h1[^>]*>Rincón de lectura<\/h1>/)
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/inspiracion\/rincon-de-lectura"/)
    expect(text).toMatch(/<meta property="og:image" content="[^"]+scenes\/rooms\/rincon-lectura[^"]*\.jpg"/)
    const links = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/gi)]
    expect(Object.fromEntries(links.map(([, language = '', path = '']) => [language, path]))).toEqual({
      'es-MX': '/inspiracion/rincon-de-lectura',
      'de-DE': '/de/inspiracion/leseecke',
      'it-IT': '/it/inspiracion/angolo-lettura',
      'x-default': '/inspiracion/rincon-de-lectura',
    })
    expect(text).toMatch(/"@type":"ItemList","numberOfItems":7/)
    expect((await get('/inspiracion/nada-asi')).status).toBe(404)
    expect((await get('/de/inspiracion/rincon-de-lectura')).status).toBe(404)
  })

  it('are named by the products in them, and stand in the sitemap', async () => {
    const asShopper = asGuest(gateway)
    const { product } = await asShopper.run('{ product(by: { sku: "SILLON-ARCE" }) { rooms { slug } } }')
    expect(product).toEqual({ rooms: [{ slug: 'rincon-de-lectura' }] })
    const { sitemap } = await asShopper.run('{ sitemap(part: 0) { entries { path } } }')
    const paths = (sitemap as { entries: { path: string }[] }).entries.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/inspiracion', '/inspiracion/rincon-de-lectura']))
  })
})
