import { drawnSize } from '@hogar/platform/pictures/drawnSize.ts'
import { PICTURE_WIDTHS, SCENE_WIDTHS, pictureSourceSet } from '@hogar/web/design/pictures/pictureSources.ts'
import { expect, it } from 'vitest'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

it.each([
  ['a product', 's/a/front', PICTURE_WIDTHS, 1],
  ['a scene', 'scenes/terrace', SCENE_WIDTHS, 16 / 9],
] as const)('every size that a page requests of %s is drawn in that size', (...[, path, widths, ratio]) => {
  const asked = [...pictureSourceSet(path, 'avif', { widths, ratio }).matchAll(/\/img\/(\d+)\/(\d+)\/fit\//g)]
  expect(asked).toHaveLength(widths.length)
  for (const [, width, height] of asked) {
    const size = { width: Number(width), height: Number(height) }
    expect(drawnSize(`/${path}`, size)).toEqual(size)
  }
})

it('pages ask for pictures of 200 pixels in a list and of 1024 in a gallery', async () => {
  const { urlPath } = await wareOf(gateway, SKUS.simple)
  const widthsAt = async (path: string) => {
    const html = await (await fetch(`${web}/${path}`)).text()
    return new Set([...html.matchAll(/\/img\/(\d+)\/\1\/fit\//g)].map(([, width]) => Number(width)))
  }
  expect(await widthsAt('salas')).toContain(200)
  expect(await widthsAt(urlPath)).toContain(1024)
})
