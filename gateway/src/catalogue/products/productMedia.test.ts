import { describe, expect, it } from 'vitest'
import { decodeProduct } from './decodeProduct.ts'
import { cardPicture, ownMedia, secondCardPicture } from './productMedia.ts'

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

describe('the picture of a card', () => {
  const child = (colour: string, isInStock: boolean, rest: object = {}) => ({
    sku: `SOFA-${colour}`,
    status: 1,
    image: `/${colour}.jpg`,
    stock: { is_in_stock: isInStock },
    ...rest,
  })
  const cardOf = (...children: readonly object[]) => {
    const gallery = [picture('/grey.jpg', 1), picture('/grey-side.jpg', 2)]
    const document = { sku: 'SOFA', name: 'Sofá', type_id: 'configurable', image: '/grey.jpg', media_gallery: gallery }
    const product = decodeProduct({ ...document, configurable_children: children }, 'hogar')!
    return [cardPicture(product).picture, secondCardPicture(product)?.picture ?? null]
  }
  const own = ['/grey.jpg', '/grey-side.jpg']

  it('is of a variant in stock if all that the main picture shows are sold out', () => {
    const large = { sku: 'SOFA-grey-3' }
    const disabled = child('blue', true, { status: 2 })
    const cards = cardOf(child('grey', false), child('grey', false, large), disabled, child('green', true))
    expect(cards).toEqual(['/green.jpg', null])
    expect(cardOf(child('grey', false), child('grey', true, large), child('green', true))).toEqual(own)
  })

  it('is the main one if nothing else is in stock, if it is of no variant, or if the stock is unknown', () => {
    expect(cardOf(child('grey', false), child('green', false))).toEqual(own)
    expect(cardOf(child('red', false), child('green', true))).toEqual(own)
    expect(cardOf(child('grey', false, { stock: undefined }), child('green', true))).toEqual(own)
    expect(cardOf()).toEqual(own)
  })
})
