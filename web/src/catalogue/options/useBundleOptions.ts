import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useBundleOptions_options$key } from '../../__generated__/useBundleOptions_options.graphql'
import {
  type BundleAnswers,
  type BundleQuantities,
  defaultBundleAnswers,
  readBundleAnswers,
} from './readBundleAnswers.ts'

const NO_OPTIONS = [] as const

/** React hook that returns the choices for a kit, their evaluation, and functions to change them. */
export function useBundleOptions(key: useBundleOptions_options$key | null | undefined) {
  const options = useFragment(
    graphql`
      fragment useBundleOptions_options on BundleOption @relay(plural: true) {
        optionId
        title
        isRequired
        isMultiple
        selections {
          selectionId
          quantity
          canChangeQuantity
          isDefault
          product {
            name
            price {
              final {
                amount
                currencyCode
              }
            }
            stock {
              status
            }
          }
        }
      }
    `,
    key ?? null,
  )
  const facts = (options ?? NO_OPTIONS).map(({ optionId, title, isRequired, isMultiple, selections }) => ({
    optionId,
    title,
    isRequired,
    isMultiple,
    selections: selections.map(
      ({ selectionId, quantity, canChangeQuantity, isDefault, product: { name, price, stock } }) => ({
        selectionId,
        units: quantity,
        canChangeUnits: canChangeQuantity,
        isDefault,
        isSoldOut: stock?.status === 'OUT_OF_STOCK',
        name,
        money: { amount: price.final.amount, currencyCode: price.final.currencyCode },
      }),
    ),
  }))
  const [answers, setAnswers] = useState<BundleAnswers>(() => defaultBundleAnswers(facts))
  const [quantities, setQuantities] = useState<BundleQuantities>({})
  const chosen = readBundleAnswers(facts, answers, quantities)
  return { options: facts, answers, setAnswers, quantities, setQuantities, chosen }
}
