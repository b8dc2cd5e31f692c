import { graphql, readInlineData } from 'react-relay/hooks'
import type { repeatableLine_choices$key } from '../../__generated__/repeatableLine_choices.graphql'
import type { repeatableLine_option$key } from '../../__generated__/repeatableLine_option.graphql'
import type { repeatableLine_price$key } from '../../__generated__/repeatableLine_price.graphql'
import type { repeatableLine_product$key } from '../../__generated__/repeatableLine_product.graphql'
import type { repeatableLine_variant$key } from '../../__generated__/repeatableLine_variant.graphql'
import type { LineToAdd } from '../adding/lineToAdd.ts'
import type { LineSnapshot } from './lineSnapshot.ts'

const priceFragment = graphql`
  fragment repeatableLine_price on Money @inline {
    amount
    currencyCode
  }
`

const optionFragment = graphql`
  fragment repeatableLine_option on CartLineOption @inline {
    label
    value
  }
`

const choicesFragment = graphql`
  fragment repeatableLine_choices on CartLineChoices @inline {
    customOptions {
      optionId
      value
    }
    bundleOptions {
      optionId
      selectionIds
      quantity
    }
  }
`

const productFragment = graphql`
  fragment repeatableLine_product on Product @inline {
    __typename
    id
    urlPath
    media {
      path
      alt
      placeholderColor
    }
  }
`

const variantFragment = graphql`
  fragment repeatableLine_variant on ProductVariant @inline {
    id
    media {
      path
      alt
      placeholderColor
    }
  }
`

/**
 * Line of a cart, an order, a shared cart or a quote. They are types without a common interface: on a device, records
 * of an interface are known only once a server has named it, and lines are shown without a network too.
 */
type ShownLine = Readonly<{
  sku: string
  quantity: number
  name: string | null | undefined
  unitPrice: repeatableLine_price$key | null | undefined
  options: readonly repeatableLine_option$key[]
  choices: repeatableLine_choices$key
  product: repeatableLine_product$key | null | undefined
  variant: repeatableLine_variant$key | null | undefined
}>

/** Input that adds a line again, and its display data: null if the product is no longer sold. */
type RepeatableLine = Readonly<{ again: LineToAdd; snapshot: LineSnapshot | null }>

/** Returns a shown line with the data to add it to the cart again. */
export function repeatableLine(line: ShownLine): RepeatableLine {
  const { sku, quantity, choices } = line
  return { again: { sku, quantity, ...chosenAgain(choices) }, snapshot: snapshotOf(line) }
}

/** Returns a line's choices as input. Leaves out empty lists, so that a line without choices keeps its identity. */
function chosenAgain(key: repeatableLine_choices$key): Pick<LineToAdd, 'customOptions' | 'bundleOptions'> {
  const choices = readInlineData(choicesFragment, key)
  const customOptions = choices.customOptions.map(({ optionId, value }) => ({ optionId, value }))
  const bundleOptions = choices.bundleOptions.map(({ optionId, selectionIds, quantity }) => ({
    optionId,
    selectionIds: [...selectionIds],
    ...(typeof quantity === 'number' ? { quantity } : {}),
  }))
  return {
    ...(customOptions.length > 0 ? { customOptions } : {}),
    ...(bundleOptions.length > 0 ? { bundleOptions } : {}),
  }
}

function snapshotOf({ name, unitPrice, options, ...line }: ShownLine): LineSnapshot | null {
  const price = readInlineData(priceFragment, unitPrice ?? null)
  const product = readInlineData(productFragment, line.product ?? null)
  const variant = readInlineData(variantFragment, line.variant ?? null)
  if (typeof name !== 'string' || !price || !product) return null
  const picture = variant?.media[0] ?? product.media[0]
  return {
    name,
    unitPrice: { amount: price.amount, currencyCode: price.currencyCode },
    options: options.map((key) => {
      const { label, value } = readInlineData(optionFragment, key)
      return { label, value }
    }),
    productId: product.id,
    productType: product.__typename,
    urlPath: product.urlPath,
    variantId: variant?.id ?? null,
    picture: picture ? { path: picture.path, alt: picture.alt, placeholderColor: picture.placeholderColor } : null,
  }
}
