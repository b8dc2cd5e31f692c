import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useBundleOptions_options$key } from '../__generated__/useBundleOptions_options.graphql'
import { type BundleAnswers, defaultBundleAnswers, readBundleAnswers } from './readBundleAnswers.ts'

const NO_OPTIONS = [] as const

/** What a shopper has chosen for a kit, what it comes to, and how to change it. */
export function useBundleOptions(key: useBundleOptions_options$key | null | undefined) {
  const options = useFragment(
    graphql`
      fragment useBundleOptions_options on BundleOption @relay(plural: true) {
        optionId
        title
        isRequired
        selections {
          selectionId
          quantity
          isDefault
          product {
            name
            price {
              final {
                amount
                currencyCode
              }
            }
          }
        }
      }
    `,
    key ?? null,
  )
  const facts = (options ?? NO_OPTIONS).map(({ optionId, title, isRequired, selections }) => ({
    optionId,
    title,
    isRequired,
    selections: selections.map(({ selectionId, quantity, isDefault, product: { name, price } }) => ({
      selectionId,
      units: quantity,
      isDefault,
      name,
      money: { amount: price.final.amount, currencyCode: price.final.currencyCode },
    })),
  }))
  const [answers, setAnswers] = useState<BundleAnswers>(() => defaultBundleAnswers(facts))
  return { answers, setAnswers, chosen: readBundleAnswers(facts, answers) }
}
