import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { countPendingChange, ensureCartRecord } from '../cart/records/cartRecords.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { setCartGiftSchema } from './setCartGiftSchema.ts'

const LOCAL_GIFT_ID = 'client:local-cart-gift'

/** Mutation that replaces or removes the gift message of the cart. */
export const setCartGiftMutation = queuedMutation({
  document: graphql`
    mutation setCartGiftMutation($input: SetCartGiftInput!) {
      setCartGift(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: setCartGiftSchema,
  snapshot: v.object({}),
  optimistic: (store, { input: { gift } }) => {
    const cart = ensureCartRecord(store)
    countPendingChange(cart)
    if (gift === null) return void cart.setValue(null, 'gift')
    const record = store.get(LOCAL_GIFT_ID) ?? store.create(LOCAL_GIFT_ID, 'GiftMessage')
    record.setValue(gift.to, 'to').setValue(gift.from, 'from')
    record.setValue(gift.message, 'message').setValue(gift.hidesPrices, 'hidesPrices')
    cart.setLinkedRecord(record, 'gift')
  },
  merge: (_older, newer) => newer,
  describe: ({ input }) => ({ kind: input.gift === null ? 'noGift' : 'gift' }),
})
