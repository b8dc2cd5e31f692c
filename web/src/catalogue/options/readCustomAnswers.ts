import { cleanLines } from '@hogar/schema/validation/cleanText.ts'
import type { CustomOptionKind } from '../../__generated__/useCustomOptions_options.graphql'
import type { MoneyValue } from '../../i18n/useMoney.ts'

/** Answers by option id: the text, or the chosen value ids. */
export type CustomAnswers = Readonly<Record<string, string | readonly string[]>>

/** Facts about one custom option. */
export type CustomOptionFacts = Readonly<{
  optionId: string
  title: string
  kind: CustomOptionKind
  /** Maximum length of the text; null for choices and for texts without limit. */
  maxLength: number | null
  isRequired: boolean
  /** Surcharge of a text that is filled in; null for choices and for texts without one. */
  priceDelta: MoneyValue | null
  values: readonly Readonly<{ valueId: string; title: string; priceDelta: MoneyValue }>[]
}>

type ReadAnswers = Readonly<{
  /** Input of the cart. */
  customOptions: { optionId: string; value: string }[]
  /** The answers in words. */
  labels: { label: string; value: string }[]
  /** Surcharges of the chosen values and of the texts. */
  deltas: readonly MoneyValue[]
  /** False while something required is missing. */
  isComplete: boolean
}>

/** Evaluates a shopper's answers to custom options. Blank answers are ignored. */
export function readCustomAnswers(options: readonly CustomOptionFacts[], answers: CustomAnswers): ReadAnswers {
  const read = options.map((option) => readOption(option, answers[option.optionId]))
  return {
    customOptions: read.flatMap(({ optionId, value }) => (value === '' ? [] : [{ optionId, value }])),
    labels: read.flatMap(({ label, shown }) => (shown === '' ? [] : [{ label, value: shown }])),
    deltas: read.flatMap((one) => one.deltas),
    isComplete: read.every(({ value, isRequired }) => value !== '' || !isRequired),
  }
}

function readOption(option: CustomOptionFacts, answer: string | readonly string[] | undefined) {
  const { optionId, title: label, isRequired, priceDelta, values } = option
  if (typeof answer === 'string' || answer === undefined) {
    // Cleaned as in the gateway: both sides compute the checksum of a line from this text.
    const text = cleanLines(answer ?? '')
    return {
      optionId,
      label,
      isRequired,
      value: text,
      shown: text,
      deltas: text !== '' && priceDelta ? [priceDelta] : [],
    }
  }
  const chosen = values.filter(({ valueId }) => answer.includes(valueId))
  return {
    optionId,
    label,
    isRequired,
    value: chosen.map(({ valueId }) => valueId).join(','),
    shown: chosen.map(({ title }) => title).join(', '),
    deltas: chosen.map(({ priceDelta: { amount, currencyCode } }) => ({ amount, currencyCode })),
  }
}
