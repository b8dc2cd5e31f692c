import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCustomOptions_options$key } from '../../__generated__/useCustomOptions_options.graphql'
import { type CustomAnswers, readCustomAnswers } from './readCustomAnswers.ts'

const NO_OPTIONS = [] as const

/** React hook that returns a shopper's answers to custom options, their evaluation, and functions to change them. */
export function useCustomOptions(key: useCustomOptions_options$key | null | undefined) {
  const options = useFragment(
    graphql`
      fragment useCustomOptions_options on CustomOption @relay(plural: true) {
        optionId
        title
        kind
        maxLength
        isRequired
        priceDelta {
          amount
          currencyCode
        }
        values {
          valueId
          title
          priceDelta {
            amount
            currencyCode
          }
        }
      }
    `,
    key ?? null,
  )
  const [answers, setAnswers] = useState<CustomAnswers>({})
  const facts = (options ?? NO_OPTIONS).map(
    ({ optionId, title, kind, maxLength, isRequired, priceDelta: surcharge, values }) => ({
      optionId,
      title,
      kind,
      maxLength: maxLength ?? null,
      isRequired,
      priceDelta: surcharge ? { amount: surcharge.amount, currencyCode: surcharge.currencyCode } : null,
      values: values.map(({ valueId, title: name, priceDelta: { amount, currencyCode } }) => ({
        valueId,
        title: name,
        priceDelta: { amount, currencyCode },
      })),
    }),
  )
  return { options: facts, answers, setAnswers, chosen: readCustomAnswers(facts, answers) }
}
