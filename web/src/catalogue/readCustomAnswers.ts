import { cleanLines } from '@hogar/schema/validation/cleanText.ts'
import type { CustomOptionKind } from '../__generated__/useCustomOptions_options.graphql'
import type { MoneyValue } from '../i18n/useMoney.ts'

/** Option id to what was filled in: the text, or the chosen value ids. */
export type CustomAnswers = Readonly<Record<string, string | readonly string[]>>

/** One custom option. */
export type CustomOptionFacts = Readonly<{
  optionId: string
  title: string
  kind: CustomOptionKind
  /** Longest text, null for choices and for texts without limit. */
  maxLength: number | null
  isRequired: boolean
  values: readonly Readonly<{ valueId: string; title: string; priceDelta: MoneyValue }>[]
}>

type ReadAnswers = Readonly<{
  /** As the cart wants them. */
  customOptions: { optionId: string; value: string }[]
  /** The same in words. */
  labels: { label: string; value: string }[]
  /** What the chosen values add to the price. */
  deltas: readonly MoneyValue[]
  /** False while something required is missing. */
  isComplete: boolean
}>

/** What a shopper's answers to custom options come to. Blank answers are none. */
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
  const { optionId, title: label, isRequired, values } = option
  if (typeof answer === 'string' || answer === undefined) {
    // As the gateway will: what tells lines apart is worked out of this text on both sides.
    const text = cleanLines(answer ?? '')
    return { optionId, label, isRequired, value: text, shown: text, deltas: [] }
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
