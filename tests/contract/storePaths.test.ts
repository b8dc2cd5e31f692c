import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web } = sharedShop()
/** Files of the site, which belong to no store. */
const FILES = /^\/(?:assets|img|icons?|fonts|media|favicon|manifest|[\w-]+\.\w+$)/

it.each(STORES.map(({ code, urlPrefix }) => [code, urlPrefix] as const))(
  'the pages of %s lie below its prefix, and link to nothing of another store',
  async (code, prefix) => {
    const response = await fetch(`${web}${prefix === '' ? '/' : prefix}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !FILES.test(href))
    expect(links.length).toBeGreaterThan(20)
    const storeOf = (href: string) =>
      STORES.filter(({ urlPrefix }) => urlPrefix !== '' && `${href}/`.startsWith(`${urlPrefix}/`)).map(
        (store) => store.code,
      )[0] ?? 'hogar'
    const foreign = links.filter((href) => storeOf(href) !== code)
    // The list of stores leads to the first page of each.
    expect(foreign.filter((href) => !/^\/(?:\w+\/?)?(?:\?.*)?$/.test(href))).toEqual([])
  },
)

it.each([
  ['/credito.html', '/credilana'],
  ['/viu/pagos', '/viu/payments'],
  ['/mavi/promociones', '/mavi/promotions'],
  ['/sucursales.php', '/sucursales'],
  ['/de/blog/index.php', '/de/blog'],
])('the old address %s of the shop is %s for good', async (path, target) => {
  const { status, headers } = await fetch(`${web}${path}`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, target])
})

it.each(['/de/credito.html', '/it/pagos'])('the address %s of a store that does not lend is none', async (path) => {
  expect((await fetch(`${web}${path}`, { redirect: 'manual' })).status).toBe(404)
})
