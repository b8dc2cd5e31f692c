import { describe, expect, it } from 'vitest'
import { decodeProduct } from './decodeProduct.ts'
import { ownMedia } from './productMedia.ts'

const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const picture = (image: string, pos: number) => ({ image, pos, typ: 'image', lab: `view ${pos}`, vid: null })
const film = (image: string, pos: number) => ({ image, pos, typ: 'external-video', lab: 'film', vid: { url: FILM } })

function mediaOf(gallery: readonly object[]) {
  const document = { sku: 'S', name: 'Sofá', type_id: 'simple', image: '/front.jpg', media_gallery: gallery }
  const product = decodeProduct(document, 'hogar')
  return product ? ownMedia(product).map(({ kind, picture: path, videoUrl }) => ({ kind, path, videoUrl })) : []
}
const shown = (path: string) => ({ kind: 'IMAGE', path, videoUrl: null })
const filmed = (path: string) => ({ kind: 'VIDEO', path, videoUrl: FILM })

describe('the media of a product', () => {
  it('have a film beside the picture that is its still', () => {
    expect(mediaOf([picture('/front.jpg', 1), picture('/room.jpg', 2), film('/room.jpg', 3)])).toEqual([
      shown('/front.jpg'),
      shown('/room.jpg'),
      filmed('/room.jpg'),
    ])
  })

  it('begin with the main picture, even where a film has it as its still', () => {
    expect(mediaOf([film('/front.jpg', 1), picture('/side.jpg', 2)])).toEqual([
      shown('/front.jpg'),
      filmed('/front.jpg'),
      shown('/side.jpg'),
    ])
  })

  it('have nothing twice', () => {
    expect(mediaOf([picture('/front.jpg', 1), picture('/front.jpg', 2), film('/a.jpg', 3), film('/a.jpg', 4)])).toEqual(
      [shown('/front.jpg'), filmed('/a.jpg')],
    )
  })
})
