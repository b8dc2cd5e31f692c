import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { cleanLines, cleanText } from '@hogar/schema/validation/cleanText.ts'
import type { useAddGiftCard_offer$key } from '../__generated__/useAddGiftCard_offer.graphql'
import { addToCartVariables } from '../cart/adding/addToCartVariables.ts'
import { snapshotOfChoice } from '../cart/adding/snapshotOfChoice.ts'
import { announceAddedLine } from '../cart/panel/cartPanelChannel.ts'
import { measuredItem } from '../measure/measuredItem.ts'
import { useMeasure } from '../measure/useMeasure.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { GiftCardDraft } from './giftCardFaults.ts'

const FIELDS = ['amount', 'recipientName', 'recipientEmail', 'message', 'sendOn'] as const
const SHOWN = ['recipientName', 'recipientEmail', 'message', 'sendOn'] as const

/**
 * React hook that adds a gift card to the cart as a line with its details, through the queue. Resolves with the reason of a
 * refusal, or with null.
 */
export function useAddGiftCard(
  key: useAddGiftCard_offer$key,
): (draft: GiftCardDraft, amount: number) => Promise<string | null> {
  const { sku, minimum, fields, product } = useFragment(
    graphql`
      fragment useAddGiftCard_offer on GiftCardOffer {
        sku
        minimum {
          currencyCode
        }
        fields {
          amount
          recipientName
          recipientEmail
          message
          sendOn
        }
        product {
          ...snapshotOfChoice_product
          ...measuredItem_product
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const addToCart = useQueuedMutation('addToCart')
  const measure = useMeasure()

  return async (draft, amount) => {
    const failed = intl.formatMessage({ id: 'giftcards.failed' })
    if (!product) return failed
    const card = { ...cleanCard(draft), amount: String(amount) }
    const customOptions = FIELDS.filter((name) => card[name] !== '').map((name) => ({
      optionId: fields[name],
      value: card[name],
    }))
    const labels = SHOWN.filter((name) => card[name] !== '').map((name) => ({
      label: intl.formatMessage({ id: `giftcards.line.${name}` }),
      value: card[name],
    }))
    const unitPrice = { amount: amount.toFixed(2), currencyCode: minimum.currencyCode }
    const snapshot = snapshotOfChoice(product, null, { customOptions, labels, unitPrice })
    const outcome = addToCart(addToCartVariables({ sku, quantity: 1, customOptions }, snapshot), snapshot)
    announceAddedLine({ name: snapshot.name, outcome })
    const result = await outcome
    if (result.kind === 'refused') return result.userErrors.map(({ message }) => message).join(' ') || failed
    const { item, currency } = measuredItem(product, { quantity: 1, unitPrice: unitPrice.amount })
    measure({ event: 'add_to_cart', currency, items: [item] })
    return null
  }
}

/** Texts as the gateway cleans them: the line is known by them. */
function cleanCard({ recipientName, recipientEmail, message, when, sendOn }: GiftCardDraft) {
  return {
    recipientName: cleanText(recipientName),
    recipientEmail: cleanEmail(recipientEmail),
    message: cleanLines(message),
    sendOn: when === 'day' ? sendOn : '',
  }
}
